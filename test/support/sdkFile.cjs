const { readFileSync } = require('node:fs');
const Module = require('node:module');

/** The exports of a file of the Temporal SDK whose text was changed. */
exports.changedSdkFile = (name, change) => {
  const file = require.resolve(name);
  const changed = new Module(file);
  changed.filename = file;
  changed.paths = Module._nodeModulePaths(file);
  changed._compile(change(readFileSync(file, 'utf8')), file);
  return changed.exports;
};
