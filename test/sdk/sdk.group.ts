/** One after the other in one set of modules, which takes longer to load than most of these suites. */
describe('browser', () => void require('./browser.test.ts'));
describe('proofs', () => void require('./proofs.test.ts'));
describe('requests', () => void require('./requests.test.ts'));
describe('sessions', () => void require('./sessions.test.ts'));
describe('watch', () => void require('./watch.test.ts'));
