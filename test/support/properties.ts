/**
 * Properties (fast-check) are tested with the same values in every `npm test`, so that it says the same of the same code,
 * and with others in each run of the whole matrices, whose failures print the seed and path that repeat them.
 */
import fc from 'fast-check';

const gateSeed = 20_261_121;

if (!process.env['TEST_FULL']) fc.configureGlobal({ seed: gateSeed });
