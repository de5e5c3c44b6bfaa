/** One after the other in one set of modules, which takes longer to load than most of these suites. */
describe('attach', () => void require('./attach.test.ts'));
describe('serialConsole', () => void require('./serialConsole.test.ts'));
describe('tunnelSilence', () => void require('./tunnelSilence.test.ts'));
