/** Every run in a worker's memory has an instance of each module that is not preloaded. */
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { workflowBundle } from '../support/workflowBundle.ts';

/** The modules that all runs share, and those that each has for itself, loaded as the SDK's reused context does it. */
function modulesOf(code: string): { shared: string[]; own: string[] } {
  const shared = new Map<string, unknown>();
  const own = new Map<string, unknown>();
  let isRun = false;
  const cache = new Proxy(
    {},
    {
      get: (_, name: string) => shared.get(name) ?? own.get(name),
      set: (_, name: string, module) => {
        (isRun ? own : shared).set(name, module);
        return true;
      },
    },
  );
  const context = vm.createContext({ TextEncoder, TextDecoder, AbortController, URL });
  Object.defineProperty(context, '__webpack_module_cache__', { value: cache });
  vm.runInContext(code, context);
  vm.runInContext('__TEMPORAL__.preloadModules()', context);
  isRun = true;
  vm.runInContext('__TEMPORAL__.importWorkflows(); __TEMPORAL__.importInterceptors()', context);
  return { shared: [...shared.keys()], own: [...own.keys()] };
}

test('runs share the modules of the domain and of the SDK, and have those of the workflows for themselves', async () => {
  const { codePath } = await workflowBundle();
  const { shared, own } = modulesOf(readFileSync(codePath, 'utf8'));
  expect(shared).toContain('./src/domain/phases.ts');
  expect(own).toContain('./workflows/machine.ts');
  expect(own.filter((name) => !name.startsWith('./workflows/'))).toEqual([]);
});
