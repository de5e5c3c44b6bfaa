/** One life of the whole service. */
import { oneLife } from '../e2e/life.ts';

/** Within a `describe`: a service of its own. */
export const ownLife = () => oneLife({ SIMULATED_LATENCY_MS: '50' });

export const life = ownLife();
