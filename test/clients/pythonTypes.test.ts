/** The types of the Python client are what the OpenAPI document makes. UPDATE=1 writes them. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serviceDocument } from '../../src/api/serviceDocument.ts';

const file = path.join(import.meta.dirname, '..', '..', 'python', 'src', 'compute_service', 'api.py');

test('the types of the Python client are current', async () => {
  // The name is a text to the compiler, which knows no types of scripts.
  const script: string = '../../scripts/python-types.mjs';
  const { pythonModule } = await import(script);
  const made = pythonModule(serviceDocument({ version: '', publicUrl: 'https://localhost' }));
  if (process.env['UPDATE']) writeFileSync(file, made);
  expect(readFileSync(file, 'utf8') === made || 'run "npm run update": python/src/compute_service/api.py').toBe(true);
});
