/** One life of the whole service. */
import { oneLife } from '../e2e/life.ts';

export const life = oneLife({ SIMULATED_LATENCY_MS: '50' });
