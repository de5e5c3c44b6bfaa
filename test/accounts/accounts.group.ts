/** One after the other in one set of modules, which takes longer to load than most of these suites. */
describe('apiKeys', () => void require('./apiKeys.test.ts'));
describe('audit', () => void require('./audit.test.ts'));
describe('auditChain', () => void require('./auditChain.test.ts'));
describe('auditRefusals', () => void require('./auditRefusals.test.ts'));
describe('auditSink', () => void require('./auditSink.test.ts'));
describe('customerData', () => void require('./customerData.test.ts'));
describe('customerLife', () => void require('./customerLife.test.ts'));
describe('limitRequests', () => void require('./limitRequests.test.ts'));
describe('repetition', () => void require('./repetition.test.ts'));
describe('sessionsApi', () => void require('./sessionsApi.test.ts'));
describe('sessionsStore', () => void require('./sessionsStore.test.ts'));
describe('tenants', () => void require('./tenants.test.ts'));
describe('tokenStatus', () => void require('./tokenStatus.test.ts'));
describe('webhooks', () => void require('./webhooks.test.ts'));
