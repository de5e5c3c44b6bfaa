/** One after the other in one set of modules, which takes longer to load than most of these suites. */
describe('clientNames', () => void require('./clientNames.test.ts'));
describe('exchange', () => void require('./exchange.test.ts'));
describe('jwt', () => void require('./jwt.test.ts'));
describe('keySource', () => void require('./keySource.test.ts'));
describe('principals', () => void require('./principals.test.ts'));
describe('providers', () => void require('./providers.test.ts'));
describe('recipes', () => void require('./recipes.test.ts'));
describe('storedKeys', () => void require('./storedKeys.test.ts'));
describe('verification', () => void require('./verification.test.ts'));
describe('verificationKeys', () => void require('./verificationKeys.test.ts'));
