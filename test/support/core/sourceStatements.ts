/**
 * The SQL statements of the sources, read without running them, so that each can be held against the schema. What a
 * template takes in is a part that `sql` makes, which is followed to where it is written, or else a value.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseFileSync } from '@swc/core';
import { Prisma } from '#prisma';

/** Of the parser's tree, walked by the names of its nodes. */
type Node = any;

export interface SourceStatement {
  /** The file, and the function in it. */
  where: string;
  /** One for each way in which it can be put together; none if a part of it could not be followed. */
  texts: string[];
  /** The fields of its rows with their types; null if it says none, or they cannot be followed. */
  row: Map<string, FieldType> | null;
}

/** `any`: what is declared elsewhere, such as the type of a JSON value. */
export type FieldType = 'string' | 'number' | 'bigint' | 'boolean' | 'Date' | 'array' | 'any';

/** SQL, in one or more ways; or a value. */
type Part = string[] | 'value';
/** What the parameters of the functions that are being followed stand for. */
type Given = Map<Node, { node: Node; at: Place }>;
interface Place {
  file: string;
  given: Given;
}
type Found = { node: Node; at: Place } | { value: unknown };
type Binding = { node: Node } | { from: string; name: string } | { parameter: Node; of: Node; index: number };

const aValue = '\u0000';
const root = path.join(import.meta.dirname, '..', '..', '..');

/** All that `query` and `execute` send from these folders. */
export async function statementsOf(...folders: string[]): Promise<SourceStatement[]> {
  const sources = new Sources();
  for (const folder of folders)
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.ts') && !file.includes('generated')) await sources.read(path.join(root, folder, file));
  return sources.sends.map(({ node, file, where }) => {
    const at = { file, given: new Map() };
    const made = sources.sent(node, at);
    const type = (node.typeParameters ?? node.typeArguments)?.params[0];
    return { where, texts: made === 'value' ? [] : made.map(numbered), row: type ? sources.fields(type, file) : null };
  });
}

function numbered(text: string): string {
  let count = 0;
  return text.replaceAll(aValue, () => `$${++count}`);
}

class Sources {
  readonly sends: { node: Node; file: string; where: string }[] = [];
  readonly #bindings = new Map<string, Map<string, Binding>>();
  readonly #exports = new Map<string, Record<string, unknown>>();
  readonly #calls = new Map<string, { node: Node; file: string }[]>();
  #depth = 0;

  async read(file: string): Promise<void> {
    const bindings = new Map<string, Binding>();
    this.#bindings.set(file, bindings);
    const bind = (id: Node, binding: Binding) => bindings.set(keyOf(id), binding);
    const parameters = (fn: Node, params: Node[]) => {
      for (const [index, pattern] of params.entries()) bindPattern(pattern, { parameter: pattern, of: fn, index });
    };
    const bindPattern = (pattern: Node, binding: Binding): void => {
      if (pattern.type === 'Identifier') bind(pattern, binding);
      if (pattern.type === 'AssignmentPattern') bindPattern(pattern.left, binding);
      if (pattern.type === 'ObjectPattern')
        for (const { type, key, value: inner } of pattern.properties)
          if (type !== 'RestElement')
            bindPattern(inner ?? key, {
              node: { type: 'MemberExpression', object: { type: 'Bound', binding }, property: key },
            });
    };
    const walk = (node: Node, where: string): void => {
      if (typeof node !== 'object' || node === null) return;
      const named =
        node.identifier?.value ?? (node.type === 'VariableDeclarator' && isFunction(node.init) ? node.id.value : null);
      const within = named && isFunction(node.init ?? node) && where.endsWith('.ts') ? `${where} ${named}` : where;
      switch (node.type) {
        case 'ImportDeclaration':
          for (const { local, imported } of node.specifiers)
            if (node.source.value.startsWith('.'))
              bind(local, {
                from: path.resolve(path.dirname(file), node.source.value),
                name: imported?.value ?? local.value,
              });
          return;
        case 'TsInterfaceDeclaration':
        case 'TsTypeAliasDeclaration':
          bindings.set(node.id.value, { node });
          return;
        case 'VariableDeclarator':
          if (node.init) bindPattern(node.id, { node: node.init });
          break;
        case 'FunctionDeclaration':
          bind(node.identifier, { node });
          parameters(
            node,
            node.params.map((each: Node) => each.pat),
          );
          break;
        case 'ArrowFunctionExpression':
          parameters(node, node.params);
          break;
        case 'TaggedTemplateExpression':
          if (sends(node.tag)) this.sends.push({ node, file, where: within });
          break;
        case 'CallExpression':
          if (sends(node.callee)) this.sends.push({ node, file, where: within });
          if (node.callee.type === 'Identifier')
            this.#calls.set(node.callee.value, [...(this.#calls.get(node.callee.value) ?? []), { node, file }]);
      }
      for (const each of Object.values(node)) walk(each, within);
    };
    walk(parseFileSync(file, { syntax: 'typescript' }).body, path.relative(root, file));
    if (file.includes('/src/store/')) this.#exports.set(file, await import(file));
  }

  sent(node: Node, at: Place): Part {
    try {
      return node.type === 'TaggedTemplateExpression'
        ? this.template(node.template, at)
        : this.part(node.arguments[0].expression, at);
    } catch (error) {
      if (error instanceof Unfollowed) return 'value';
      throw error;
    }
  }

  template(node: Node, at: Place): string[] {
    const parts = node.expressions
      .map((each: Node) => this.part(each, at))
      .map((each: Part) => (each === 'value' ? [aValue] : each));
    const ways = Math.max(1, ...parts.map((each: string[]) => each.length));
    return Array.from({ length: ways }, (_, way) =>
      node.quasis
        .map((quasi: Node, index: number) => quasi.cooked + (parts[index]?.at(way % parts[index].length) ?? ''))
        .join(''),
    );
  }

  part(node: Node, at: Place): Part {
    if (this.#depth > 30) return 'value';
    this.#depth += 1;
    try {
      return this.#follow(node, at);
    } finally {
      this.#depth -= 1;
    }
  }

  #follow(node: Node, at: Place): Part {
    switch (node.type) {
      case 'ParenthesisExpression':
      case 'TsAsExpression':
      case 'TsNonNullExpression':
        return this.part(node.expression, at);
      case 'TaggedTemplateExpression':
        return nameOf(node.tag) === 'sql' ? this.template(node.template, at) : 'value';
      case 'ConditionalExpression':
        return either([this.part(node.consequent, at), this.part(node.alternate, at)]);
      case 'BinaryExpression':
        return ['||', '??', '&&'].includes(node.operator)
          ? either([this.part(node.left, at), this.part(node.right, at)])
          : 'value';
      case 'Identifier':
      case 'MemberExpression':
      case 'Bound':
        return nameOf(node.object ?? {}) === 'Prisma' && node.property.value === 'empty'
          ? ['']
          : either(
              this.#found(node, at).map((each) => ('at' in each ? this.part(each.node, each.at) : inUse(each.value))),
            );
      case 'CallExpression':
        return this.#called(node, at);
      default:
        return 'value';
    }
  }

  /** What a name or a member stands for: nodes of the sources, or what a module exports. */
  #found(node: Node, at: Place): Found[] {
    if (node.type === 'MemberExpression') return this.#members(node, at);
    const binding = node.type === 'Bound' ? node.binding : this.#bindings.get(at.file)?.get(keyOf(node));
    if (!binding) return [];
    const exported = (file: string, name: string): Found[] => [{ value: this.#exports.get(file)?.[name] }];
    if ('from' in binding) {
      const there = [...(this.#bindings.get(binding.from) ?? [])].find(
        ([key]) => key.split('#')[0] === binding.name,
      )?.[1];
      const found =
        there && 'node' in there ? [{ node: there.node, at: { file: binding.from, given: new Map() } }] : [];
      return [...found, ...exported(binding.from, binding.name)];
    }
    if ('node' in binding)
      return [{ node: binding.node, at }, ...(node.type === 'Bound' ? [] : exported(at.file, node.value))];
    const given = at.given.get(binding.parameter);
    if (given) return [given];
    const name = [...this.#bindings.get(at.file)!]
      .find(([, each]) => 'node' in each && each.node === binding.of)?.[0]
      .split('#')[0];
    return (this.#calls.get(name ?? '') ?? []).flatMap((call) => {
      const argument = call.node.arguments[binding.index];
      return argument ? [{ node: argument.expression, at: { file: call.file, given: new Map() } }] : [];
    });
  }

  #members({ object, property }: Node, at: Place): Found[] {
    const isIt = (key: string) => property.type !== 'Identifier' || key === property.value;
    return this.#objects(object, at).flatMap((each): Found[] => {
      if ('value' in each)
        return Object.entries(each.value ?? {}).flatMap(([key, value]) => (isIt(key) ? [{ value }] : []));
      // A shorthand property is a name.
      return (each.node.type === 'ObjectExpression' ? each.node.properties : [])
        .filter(({ type }: Node) => type === 'KeyValueProperty' || type === 'Identifier')
        .map((entry: Node) => ({
          key: (entry.key ?? entry).value,
          node: entry.type === 'Identifier' ? entry : entry.value,
          at: each.at,
        }))
        .filter(({ key }: { key: string }) => isIt(key));
    });
  }

  #objects(node: Node, at: Place, depth = 0): Found[] {
    if (depth > 10) return [];
    if (/As|Satisfies|Paren|NonNull/.test(node.type)) return this.#objects(node.expression, at, depth);
    if (node.type === 'ConditionalExpression')
      return [node.consequent, node.alternate].flatMap((each) => this.#objects(each, at, depth + 1));
    if (!['Identifier', 'MemberExpression', 'Bound'].includes(node.type)) return [{ node, at }];
    return this.#found(node, at).flatMap((each) =>
      'at' in each ? this.#objects(each.node, each.at, depth + 1) : [each],
    );
  }

  #called({ callee, arguments: args }: Node, at: Place): Part {
    const name = nameOf(callee);
    if (name === 'join') return this.#joined(args, at);
    if (name === 'raw') return this.#raw(args[0].expression);
    if (callee.type !== 'Identifier') return 'value';
    const found = this.#found(callee, at).find((each) => 'at' in each && isFunction(each.node));
    if (!found || !('at' in found)) return 'value';
    const given: Given = new Map(found.at.given);
    found.node.params.forEach((each: Node, index: number) => {
      if (args[index]) given.set(each.pat ?? each, { node: args[index].expression, at });
    });
    try {
      return either(returned(found.node).map((each) => this.part(each, { file: found.at.file, given })));
    } catch (error) {
      const known = this.#exports.get(found.at.file)?.[name!];
      if (!(error instanceof Unfollowed) || typeof known !== 'function') throw error;
      return this.#run(
        known as (...given: unknown[]) => unknown,
        args.map(({ expression }: Node) => expression),
        at,
      );
    }
  }

  /** Calls what cannot be read, with the SQL that it is given, and with nothing in place of values. */
  #run(known: (...given: unknown[]) => unknown, args: Node[], at: Place): Part {
    const parts = args.map((each) => this.part(each, at));
    const ways = Math.max(1, ...parts.map((each) => (each === 'value' ? 1 : each.length)));
    return either(
      Array.from({ length: ways }, (_, way) =>
        inUse(
          known(
            ...parts.map((each, index) =>
              each === 'value' ? (args[index].value ?? nothing) : Prisma.raw(each[way % each.length]!),
            ),
          ),
        ),
      ),
    );
  }

  #joined([list, between]: Node[], at: Place): Part {
    const { expression } = list;
    const separator = between?.expression.value ?? ',';
    const mapped = expression.type === 'CallExpression' && nameOf(expression.callee) === 'map';
    if (mapped) {
      const each = returned(expression.arguments[0].expression).map((one) => this.part(one, at));
      const ways = either(each);
      return ways === 'value' ? [aValue] : ways;
    }
    if (expression.type !== 'ArrayExpression') return 'value';
    const parts = expression.elements
      .map(({ expression: one }: Node) => this.part(one, at))
      .map((one: Part) => (one === 'value' ? aValue : one[0]));
    return [parts.join(separator)];
  }

  fields(type: Node, file: string): Map<string, FieldType> | null {
    switch (type?.type) {
      case 'TsTypeLiteral':
        return this.#properties(type.members, file);
      case 'TsParenthesizedType':
        return this.fields(type.typeAnnotation, file);
      case 'TsIntersectionType':
        return merged(type.types.map((each: Node) => this.fields(each, file)));
      case 'TsTypeReference':
        return this.#referred(type.typeName.value, type.typeParams?.params ?? [], file);
      default:
        return null;
    }
  }

  #properties(members: Node[], file: string): Map<string, FieldType> {
    return new Map(
      members.map(({ key, typeAnnotation }) => [key.value, this.#typeOf(typeAnnotation.typeAnnotation, file)]),
    );
  }

  #referred(name: string, params: Node[], file: string): Map<string, FieldType> | null {
    if (name === 'Omit' || name === 'Pick') {
      const all = this.fields(params[0], file);
      const keys = new Set((params[1].types ?? [params[1]]).map((each: Node) => each.literal?.value));
      return all && new Map([...all].filter(([key]) => keys.has(key) === (name === 'Pick')));
    }
    const found = this.#declared(name, file);
    if (!found || found.node.typeParams) return null;
    if (found.node.type === 'TsTypeAliasDeclaration') return this.fields(found.node.typeAnnotation, found.file);
    const bases = found.node.extends.map((each: Node) =>
      this.#referred(each.expression.value, each.typeArguments?.params ?? [], found.file),
    );
    return merged([...bases, this.#properties(found.node.body.body, found.file)]);
  }

  #declared(name: string, file: string): { node: Node; file: string } | null {
    const bindings = this.#bindings.get(file);
    const known = bindings?.get(name);
    if (known && 'node' in known) return { node: known.node, file };
    const imported = [...(bindings ?? [])].find(([key, each]) => key.startsWith(`${name}#`) && 'from' in each)?.[1];
    return imported && 'from' in imported ? this.#declared(imported.name, imported.from) : null;
  }

  #typeOf(type: Node, file: string): FieldType {
    if (type.type === 'TsArrayType' || (type.type === 'TsTypeOperator' && type.op === 'readonly')) return 'array';
    if (type.type === 'TsKeywordType') return /^(string|number|bigint|boolean)$/.test(type.kind) ? type.kind : 'any';
    if (type.type === 'TsLiteralType') return type.literal.type === 'StringLiteral' ? 'string' : 'any';
    if (type.type === 'TsUnionType') {
      const kinds = new Set(
        type.types.filter((each: Node) => each.kind !== 'null').map((each: Node) => this.#typeOf(each, file)),
      );
      return kinds.size === 1 ? ([...kinds][0] as FieldType) : 'any';
    }
    return type.type === 'TsTypeReference' && type.typeName.value === 'Date' ? 'Date' : 'any';
  }

  #raw(node: Node): Part {
    if (node.type === 'StringLiteral') return [node.value];
    if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return [node.quasis[0].cooked];
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'String') return ['1'];
    throw new Unfollowed();
  }
}

const keyOf = (id: Node): string => `${id.value}#${id.ctxt}`;
const isFunction = (node: Node): boolean => /^(FunctionDeclaration|ArrowFunctionExpression)$/.test(node?.type ?? '');
const nameOf = (node: Node): string | undefined =>
  node.type === 'MemberExpression' ? node.property.value : node.value;
const sends = (node: Node): boolean =>
  node.type === 'CallExpression' && /^(query|execute)$/.test(nameOf(node.callee) ?? '');

function merged(all: (Map<string, FieldType> | null)[]): Map<string, FieldType> | null {
  return all.includes(null) ? null : new Map(all.flatMap((each) => [...each!]));
}

class Unfollowed extends Error {}

const nothing = new Proxy({}, { get: () => null });

function either(parts: Part[]): Part {
  const ways = parts.filter((part) => part !== 'value').flat();
  return ways.length > 0 ? ways : 'value';
}

/** What a module that is loaded has: SQL, or an object of it. */
function inUse(value: unknown): Part {
  if (value instanceof Prisma.Sql) return [value.strings.join(aValue)];
  return typeof value === 'object' && value !== null ? either(Object.values(value).map(inUse)) : 'value';
}

function returned({ body }: Node): Node[] {
  if (!/Body|Block/.test(body.type)) return [body];
  const found: Node[] = [];
  const walk = (node: Node): void => {
    if (typeof node !== 'object' || node === null) return;
    if (node.type === 'ReturnStatement') found.push(node.argument);
    else if (!isFunction(node)) for (const each of Object.values(node)) walk(each);
  };
  walk(body);
  return found;
}
