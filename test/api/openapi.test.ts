import { groupDocument } from '../../src/api/compute/openapi.ts';
import { serviceDocument } from '../../src/api/openapi.ts';

function referencesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : referencesOf(inner)));
}

const documents = {
  '/openapi/v3': groupDocument('1.0.0'),
  '/openapi.json': serviceDocument({ version: '1.0.0', publicUrl: 'https://localhost' }),
};

describe.each(Object.entries(documents))('%s', (_path, document) => {
  // biome-ignore lint/suspicious/noExplicitAny: a document is plain JSON.
  const { components, paths } = document as any;

  test('every reference resolves', () => {
    const references = referencesOf(document);
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references)
      expect(Object.keys(components.schemas)).toContain(reference.replace('#/components/schemas/', ''));
  });

  test('operation ids are unique and every path parameter is declared', () => {
    const ids: string[] = [];
    for (const [path, item] of Object.entries<Record<string, { operationId?: string }>>(paths)) {
      ids.push(...Object.values(item).flatMap((operation) => operation.operationId ?? []));
      const declared = ((item['parameters'] ?? []) as unknown as { name: string }[]).map((parameter) => parameter.name);
      expect(declared).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('objects are closed and say what the interface document says', () => {
    const machine = components.schemas['service.compute.v1alpha1.VirtualMachine'];
    expect(machine.additionalProperties).toBe(false);
    expect(machine.required).toEqual(['apiVersion', 'kind', 'metadata', 'spec']);
    expect(machine.properties.spec.required).toEqual(['imageRef']);
    expect(machine.properties.spec.properties.resources.required).toEqual(['cpu', 'memoryGiB', 'diskGiB']);
    expect(machine.properties.metadata.properties.name.maxLength).toBe(253);
    expect(machine.properties.status.properties.phase.enum).toContain('Running');
  });
});
