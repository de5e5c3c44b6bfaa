/** One after the other in one set of modules, which takes longer to load than most of these suites. */
describe('keyCommand', () => void require('./keyCommand.test.ts'));
describe('lostKeys', () => void require('./lostKeys.test.ts'));
describe('orderRoot', () => void require('./orderRoot.test.ts'));
describe('secretBox', () => void require('./secretBox.test.ts'));
