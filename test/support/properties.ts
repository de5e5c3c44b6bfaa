/**
 * Property tests (fast-check) of one run share a seed, which setup.mjs draws and prints: the same seed draws the same
 * values. A counterexample becomes an example of its property, so that it is tried in every run from then on.
 */
import fc from 'fast-check';

const seed = process.env['PROPERTY_SEED'];
// Mutation tests have no set-up: fast-check then draws one for each property.
if (seed) fc.configureGlobal({ seed: Number(seed) });
