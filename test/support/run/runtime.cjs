// Jest's runtime, with one difference: what a worker has read, transformed and compiled for one suite it does not read,
// transform and compile for the next. Each suite still has its own context and its own instance of
// every module but those in `shared`.
const { AsyncLocalStorage } = require('node:async_hooks');
const { createRequire } = require('node:module');
const performance = require('node:perf_hooks');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Compiled modules by file name, shared by the suites that one worker runs. */
const compiled = new Map();
const transformed = new Map();
/** Packages that a worker loads once, outside the suites' contexts: mere data, and the slowest part of many suites. */
const shared = /^(@temporalio\/proto|protobufjs)(\/|$)/;

/** Ends what a suite began in Node itself: it would keep the suite's modules, and be told of what later suites do. */
const ends = new Set();
endAfterSuite(performance.PerformanceObserver, 'observe', (observer) => observer.disconnect());
endAfterSuite(AsyncLocalStorage, 'run', (storage) => storage.disable());
endAfterSuite(AsyncLocalStorage, 'enterWith', (storage) => storage.disable());
const { monitorEventLoopDelay } = performance;
performance.monitorEventLoopDelay = (options) => {
  const histogram = monitorEventLoopDelay(options);
  ends.add(() => histogram.disable());
  return histogram;
};

module.exports = class extends Runtime {
  constructor(...args) {
    super(...args);
    const { watch, watchAll, collectCoverage } = args.at(-1);
    // Files may change between the suites of a watching Jest.
    if (watch || watchAll || collectCoverage) return;
    shareTransforms(this.transformCache);
    shareScripts(this.executor, this._environment);
  }

  teardown() {
    for (const end of ends) end();
    ends.clear();
    super.teardown();
  }

  requireModuleOrMock(from, name) {
    return shared.test(name) ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }
};

function endAfterSuite({ prototype }, method, end) {
  const original = prototype[method];
  const begun = new WeakSet();
  prototype[method] = function (...args) {
    if (!begun.has(this)) {
      begun.add(this);
      ends.add(() => {
        begun.delete(this);
        end(this);
      });
    }
    return original.apply(this, args);
  };
}

function shareTransforms(cache) {
  const transform = cache.transform.bind(cache);
  cache.transform = (filename, options) => {
    if (options?.isInternalModule) return transform(filename, options);
    const known = transformed.get(filename);
    if (!known) {
      const code = transform(filename, options);
      transformed.set(filename, cache.getEntries().get(filename));
      return code;
    }
    cache.getEntries().set(filename, known);
    if (known.sourceMapPath) cache.getSourceMaps().set(filename, known.sourceMapPath);
    return known.code;
  };
}

function shareScripts(executor, environment) {
  const compile = executor.compile.bind(executor);
  const start = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
  executor.compile = (source, filename) => {
    const context = environment.getVmContext();
    if (context === null || !filename.startsWith('/')) return compile(source, filename);
    let known = compiled.get(filename);
    if (known?.source !== source) {
      try {
        const script = new Script(`${start}${source}\n})`, { filename, columnOffset: -start.length });
        known = { source, script };
        compiled.set(filename, known);
      } catch {
        // It reports the error better.
        return compile(source, filename);
      }
    }
    return known.script.runInContext(context);
  };
}
