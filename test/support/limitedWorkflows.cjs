/** Workflows for activationLimitOf.cjs. */
const { condition, proxyActivities } = require('@temporalio/workflow');

const { call } = proxyActivities({ startToCloseTimeout: '1 minute' });

exports.loops = async () => {
  for (;;);
};

exports.loopsOnceItHasAResult = async () => {
  await call();
  for (;;);
};

exports.works = async () => {
  const result = await call();
  await condition(() => result === 'done');
  return result;
};
