/**
 * Reads YAML (1.2, core schema) as the JSON that it stands for, so that a body in YAML is checked, and refused, as one in
 * JSON is. The parser gets no text that would occupy it for long: tokens, nesting, and what aliases repeat are bounded.
 */
import {
  Composer,
  type CST,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type ParsedNode,
  Parser,
} from 'yaml';
import { ApiError } from './apiError.ts';
import { maximumDepth } from './jsonBody.ts';

/** As many as a body of the most values has with room for comments and blank lines. */
const maximumTokens = 50_000;
/** The parser has a level for each of ours, and a few of its own. */
const maximumStack = maximumDepth + 8;
/** An alias is looked for in the whole document. */
const maximumAliases = 100;

/** Returns one YAML document as JSON text of at most `limit` characters. Throws ApiError 400 or 413. */
export function jsonOfYaml(text: string, limit: number): string {
  const composer = new Composer({ version: '1.2', schema: 'core', uniqueKeys: false, prettyErrors: false });
  const documents = [...composer.compose(tokensOf(text), true, text.length)];
  const [document, second] = documents;
  if (second) throw malformed('has more than one document: send one object');
  const problem = document!.errors[0] ?? document!.warnings[0];
  if (problem) throw malformed(`is not valid YAML: ${problem.code} at ${placeOf(text, problem.pos[0])}`);
  return new Writer(document!, text, limit).write();
}

function* tokensOf(text: string): Generator<CST.Token> {
  const parser = new Parser();
  let tokens = 0;
  for (const lexeme of new Lexer().lex(text)) {
    tokens += 1;
    if (tokens > maximumTokens) throw malformed(`has more than ${maximumTokens} tokens of YAML`);
    yield* parser.next(lexeme);
    if (parser.stack.length > maximumStack) throw tooDeep();
  }
  yield* parser.end();
}

class Writer {
  readonly #document: Document.Parsed;
  readonly #text: string;
  #left: number;
  #aliases = 0;

  constructor(document: Document.Parsed, text: string, limit: number) {
    this.#document = document;
    this.#text = text;
    this.#left = limit;
  }

  write(): string {
    return this.#json(this.#document.contents, 1);
  }

  #json(sent: unknown, depth: number): string {
    const node = this.#resolved(sent);
    if (isMap(node) || isSeq(node)) {
      if (depth > maximumDepth) throw tooDeep();
      const parts = isMap(node)
        ? node.items.map(({ key, value }) => `${this.#name(key)}:${this.#json(value, depth + 1)}`)
        : node.items.map((item) => this.#json(item, depth + 1));
      const json = isMap(node) ? `{${parts.join(',')}}` : `[${parts.join(',')}]`;
      return this.#counted(json, parts.length + 2);
    }
    const value = isScalar(node) ? node.value : null;
    if (isForeign(value))
      throw malformed(`has a value that JSON does not have, at ${placeOf(this.#text, (node as ParsedNode).range[0])}`);
    const json = JSON.stringify(value ?? null);
    return this.#counted(json, json.length);
  }

  /** As in Kubernetes, numbers and booleans are names, too. */
  #name(sent: unknown): string {
    const key = this.#resolved(sent);
    if (!isScalar(key) || typeof key.value === 'object')
      throw malformed('has a name that is neither text, number, nor boolean');
    const json = JSON.stringify(String(key.value));
    return this.#counted(json, json.length);
  }

  #resolved(node: unknown): unknown {
    if (!isAlias(node)) return node;
    this.#aliases += 1;
    if (this.#aliases > maximumAliases) throw malformed(`has more than ${maximumAliases} aliases`);
    const aim = node.resolve(this.#document);
    if (!aim) throw malformed('has an alias of nothing, or of what it is in');
    return aim;
  }

  /** Aliases make much of little: the limit of a body holds for what it stands for. */
  #counted(json: string, characters: number): string {
    this.#left -= characters;
    if (this.#left < 0) throw new ApiError('RequestEntityTooLarge', 'the body is too large with its aliases resolved');
    return json;
  }
}

/** NaN, infinity, or bytes. */
const isForeign = (value: unknown) =>
  typeof value === 'number' ? !Number.isFinite(value) : typeof value === 'object' && value !== null;

function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${before.at(-1)!.length + 1}`;
}

function tooDeep(): ApiError {
  return malformed(`is nested deeper than ${maximumDepth} levels`);
}

function malformed(what: string): ApiError {
  return new ApiError('BadRequest', `the body ${what}`);
}
