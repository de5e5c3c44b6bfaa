/**
 * Property tests (fast-check) use a fixed seed in every `npm test`, so the same code gives the same result. Each run of
 * the whole matrices draws a new seed; its failures print the seed and path that reproduce them.
 */
import fc from 'fast-check';

const gateSeed = 20_261_121;

if (!process.env['TEST_FULL']) fc.configureGlobal({ seed: gateSeed });
