/** One after the other in one set of modules, which takes longer to load than most of these suites. */
describe('collections', () => void require('./collections.test.ts'));
describe('events', () => void require('./events.test.ts'));
describe('golden', () => void require('./golden.test.ts'));
describe('jsonPatch', () => void require('./jsonPatch.test.ts'));
describe('lists', () => void require('./lists.test.ts'));
describe('namespaces', () => void require('./namespaces.test.ts'));
describe('openapiDocuments', () => void require('./openapiDocuments.test.ts'));
describe('representations', () => void require('./representations.test.ts'));
describe('serverSideApply', () => void require('./serverSideApply.test.ts'));
describe('terraform', () => void require('./terraform.test.ts'));
describe('watch', () => void require('./watch.test.ts'));
describe('watchBytes', () => void require('./watchBytes.test.ts'));
describe('watchSocket', () => void require('./watchSocket.test.ts'));
describe('yamlBodies', () => void require('./yamlBodies.test.ts'));
