/** One after the other in one set of modules, which takes longer to load than most of these suites. */
describe('billingMismatches', () => void require('./billingMismatches.test.ts'));
describe('bills', () => void require('./bills.test.ts'));
describe('credits', () => void require('./credits.test.ts'));
describe('focusDownload', () => void require('./focusDownload.test.ts'));
describe('focusValidator', () => void require('./focusValidator.test.ts'));
describe('lifecyclesEnd', () => void require('./lifecyclesEnd.test.ts'));
describe('usageAddsUp', () => void require('./usageAddsUp.test.ts'));
describe('usageApi', () => void require('./usageApi.test.ts'));
describe('usageArchive', () => void require('./usageArchive.test.ts'));
describe('usageClock', () => void require('./usageClock.test.ts'));
describe('usageExport', () => void require('./usageExport.test.ts'));
describe('usageMonths', () => void require('./usageMonths.test.ts'));
describe('usageOpen', () => void require('./usageOpen.test.ts'));
