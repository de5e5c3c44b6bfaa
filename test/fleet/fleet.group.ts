/** One after the other in one set of modules, which takes longer to load than most of these suites. */
describe('capacityForecast', () => void require('./capacityForecast.test.ts'));
describe('cells', () => void require('./cells.test.ts'));
describe('fleetFile', () => void require('./fleetFile.test.ts'));
describe('limits', () => void require('./limits.test.ts'));
describe('maintenance', () => void require('./maintenance.test.ts'));
