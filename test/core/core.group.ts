/** One after the other in one set of modules, which takes longer to load than most of these suites. */
describe('databaseCondition', () => void require('./databaseCondition.test.ts'));
describe('databaseUrl', () => void require('./databaseUrl.test.ts'));
describe('db', () => void require('./db.test.ts'));
describe('foreignDefaults', () => void require('./foreignDefaults.test.ts'));
describe('highWaterMark', () => void require('./highWaterMark.test.ts'));
describe('keptPlans', () => void require('./keptPlans.test.ts'));
describe('migrate', () => void require('./migrate.test.ts'));
describe('migrations', () => void require('./migrations.test.ts'));
describe('pooler', () => void require('./pooler.test.ts'));
describe('serviceRole', () => void require('./serviceRole.test.ts'));
describe('sourceStatements', () => void require('./sourceStatements.test.ts'));
