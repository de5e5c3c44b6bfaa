// Makes the types and the admin operations of the Python client (python/src/compute_service/api.py) from the OpenAPI
// document. `npm run update` writes the file; test/clients/pythonTypes.test.ts finds one that is not what this makes.

const keywords = new Set([
  'and',
  'as',
  'class',
  'continue',
  'def',
  'from',
  'global',
  'import',
  'in',
  'is',
  'not',
  'or',
]);
const isName = (text) => /^[A-Za-z_]\w*$/.test(text) && !keywords.has(text);
const safe = (name) => (isName(name) ? name : `${name}_`);
const quoted = (value) => JSON.stringify(value);
/** The last part of a name of Kubernetes tells kinds apart. */
const shortName = (name) => name.split('.').at(-1);
const capital = (text) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');
const snake = (text) => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Of which kinds there are types besides those that the admin operations need. */
const kinds = ['VirtualMachine', 'BareMetalMachine', 'MachineClass', 'Image', 'Status'].map(
  (kind) => `service.compute.v1alpha1.${kind}`,
);
const always = [...kinds, 'io.k8s.api.core.v1.Event', 'Problem', 'OAuthError', 'Token'];

const header = `"""The service's types, and the operations of its admin API.

Made from the OpenAPI document by \`npm run update\`. Do not edit: a test finds it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NotRequired, TypedDict

from ._operations import Operations

`;

export function pythonModule(document) {
  const { schemas } = document.components;
  const classes = [];
  /** The names of nested objects by their schema: objects that are the same share a class. */
  const nested = new Map();
  const made = new Set();

  const named = (reference) => {
    const name = reference.split('/').at(-1);
    if (!made.has(name)) {
      made.add(name);
      declare(shortName(name), schemas[name]);
    }
    return shortName(name);
  };

  function typeOf(schema, name) {
    const type = bareType(schema, name);
    return schema.nullable && type !== 'Any' ? `${type} | None` : type;
  }

  function bareType(schema, name) {
    if (schema.$ref) return named(schema.$ref);
    if (schema.allOf?.length === 1) return bareType(schema.allOf[0], name);
    if (schema.anyOf) return [...new Set(schema.anyOf.map((each) => typeOf(each, name + ownName(each))))].join(' | ');
    if (schema.enum) return `Literal[${schema.enum.map(quoted).join(', ')}]`;
    if (schema.type === 'array') return `list[${typeOf(schema.items ?? {}, `${name}Item`)}]`;
    if (schema.type === 'object') return objectType(schema, name);
    return { string: 'str', integer: 'int', number: 'float', boolean: 'bool' }[schema.type] ?? 'Any';
  }

  /** What tells an object from its alternatives. */
  const ownName = ({ properties }) => capital(Object.keys(properties ?? {})[0] ?? '');

  function objectType(schema, name) {
    if (!schema.properties) return `dict[str, ${typeOf(schema.additionalProperties || {}, `${name}Value`)}]`;
    const { description: _, nullable: __, ...shape } = schema;
    const key = JSON.stringify(shape);
    if (!nested.has(key)) {
      nested.set(key, name);
      declare(name, schema);
    }
    return nested.get(key);
  }

  function declare(name, schema) {
    // Its place is before what it needs, which reads better; annotations are not evaluated.
    const at = classes.push(null) - 1;
    if (schema.type !== 'object' || !schema.properties) {
      classes[at] = `${name} = ${typeOf(schema, `${name}Value`)}\n`;
      return;
    }
    const fields = Object.entries(schema.properties).map(([field, type]) => {
      const of = typeOf(type, name + capital(field));
      return { field, type: schema.required?.includes(field) ? of : `NotRequired[${of}]`, about: type.description };
    });
    classes[at] = fields.every(({ field }) => isName(field))
      ? classOf(name, schema.description, fields)
      : `${name} = TypedDict(\n    "${name}",\n    ` +
        `{\n${fields.map(({ field, type }) => `        ${quoted(field)}: ${quoted(type)},\n`).join('')}    ` +
        '},\n)\n';
  }

  for (const name of always) named(`#/${name}`);
  const operations = Object.entries(document.paths)
    .filter(([at]) => at.startsWith('/v1/admin/'))
    .flatMap(([at, methods]) =>
      Object.entries(methods)
        .filter(([method]) => method !== 'parameters')
        .map(([method, operation]) => methodOf(method.toUpperCase(), at, operation)),
    );

  function methodOf(method, at, { operationId, summary, parameters = [], requestBody, responses }) {
    const { content } = Object.entries(responses).find(([status]) => status.startsWith('2'))[1];
    // Lines of objects, which a program reads as a stream: Client.send has them.
    if (!content?.['application/json']) return '';
    const { schema } = content['application/json'];
    const inPath = [...at.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const query = parameters.filter(
      ({ in: place, name }) => place === 'query' && !['cursor', 'limit', 'timeout'].includes(name),
    );
    const rows = parameters.some(({ name }) => name === 'cursor') ? rowsOf(schema) : null;
    const body = requestBody?.content['application/json'].schema;
    const given = [
      'self',
      ...inPath.map((name) => `${name}: str`),
      ...(body ? [bodyOf(body, operationId, requestBody.required)] : []),
      ...queryOf(query, operationId),
    ];
    const path = inPath.length > 0 ? `self._path(${quoted(at)}, ${inPath.join(', ')})` : quoted(at);
    const passed =
      query.length > 0 ? `, {${query.map(({ name }) => `${quoted(name)}: ${safe(name)}`).join(', ')}}` : '';
    const result = rows ? `Iterator[${rows.type}]` : typeOf(schema, `${capital(operationId)}Response`);
    const call = rows
      ? `self._rows(${path}, ${quoted(rows.field)}${passed})`
      : `self._call("${method}", ${path}${passed || (body ? ', None' : '')}${body ? ', body' : ''})`;
    const name = snake(operationId);
    const line = `    def ${name}(${given.join(', ')}) -> ${result}:`;
    const head =
      line.length <= 120
        ? line
        : `    def ${name}(\n${given.map((each) => `        ${each},\n`).join('')}    ) -> ${result}:`;
    return `${head}\n${docstring(`${summary}.`, 8)}        return ${call}\n`;
  }

  function bodyOf(schema, operationId, isRequired) {
    return `body: ${typeOf(schema, `${capital(operationId)}Body`)}${isRequired ? '' : ' | None = None'}`;
  }

  function queryOf(query, operationId) {
    const given = query.map(
      ({ name, schema }) => `${safe(name)}: ${typeOf(schema, capital(operationId) + capital(name))} | None = None`,
    );
    return given.length > 0 ? ['*', ...given] : [];
  }

  /** The rows of a page, by the only list that a page has. */
  function rowsOf(schema) {
    const page = schemas[schema.$ref.split('/').at(-1)];
    const [field, { items }] = Object.entries(page.properties).find(([, { type }]) => type === 'array');
    return { field, type: typeOf(items, capital(field)) };
  }

  const admin =
    'class Admin(Operations):\n    """Every operation of the admin API that returns ' +
    `JSON."""\n\n${operations.filter(Boolean).join('\n')}`;
  return `${header}\n${[...classes, admin].join('\n\n')}`;
}

function classOf(name, description, fields) {
  const about = description ? `${docstring(description, 4)}\n` : '';
  const lines = fields.map(
    ({ field, type, about: text }) => `    ${field}: ${type}\n${text ? docstring(text, 4) : ''}`,
  );
  return `class ${name}(TypedDict):\n${about}${lines.join('') || '    pass\n'}`;
}

/** A text in quotes, at most 120 characters wide. */
function docstring(text, indent) {
  const margin = ' '.repeat(indent);
  const lines = [''];
  for (const word of text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== '' && margin.length + line.length + word.length + 7 > 120) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  const [only, ...more] = lines;
  if (more.length === 0) return `${margin}"""${only}${only.endsWith('"') ? ' ' : ''}"""\n`;
  return `${margin}"""${[only, ...more].join(`\n${margin}`)}\n${margin}"""\n`;
}
