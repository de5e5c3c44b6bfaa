/**
 * Statements for what is asked all the time. Composing a text of some kilobytes, naming it by its hash, and copying its
 * description costs more than sending it, so their text is put together once (docs/decisions/0090-texts-put-together-once.md).
 */
import pg from 'pg';
import { Prisma } from '../generated/client.ts';

/** Stands in a statement for the value of this name. */
class Place {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type Places<Values> = { readonly [Name in keyof Values]: Place };

/** A statement with its values, whose text exists already. It cannot be a part of another one. */
class BoundStatement extends Prisma.Sql {
  readonly #text: string;

  constructor(text: string, values: readonly unknown[]) {
    super([text], []);
    this.#text = text;
    this.values.push(...values);
  }

  override get text(): string {
    return this.#text;
  }
}

/**
 * A statement by the names of its values, put together when it is first used. A value that it has in several places is
 * sent once, so Postgres takes it as of the type that its first place needs.
 */
export function statement<Values extends object>(
  compose: (at: Places<Values>) => Prisma.Sql,
): (values: Values) => Prisma.Sql {
  let made: ReturnType<typeof textOf> | null = null;
  return (values) => {
    made ??= textOf(compose(places<Values>()));
    return new BoundStatement(
      made.text,
      made.sent.map((value) => (value instanceof Place ? values[value.name as keyof Values] : value)),
    );
  };
}

function places<Values>(): Places<Values> {
  const known = new Map<PropertyKey, Place>();
  return new Proxy({} as Places<Values>, {
    get(_, name) {
      const place = known.get(name) ?? new Place(name);
      known.set(name, place);
      return place;
    },
  });
}

/** The text, and what is sent as $1, $2, and so on: a place, or a value that is always the same. */
function textOf({ strings, values }: Prisma.Sql): { text: string; sent: unknown[] } {
  const sent: unknown[] = [];
  const numberOf = (value: unknown) => {
    const known = sent.indexOf(value);
    return known < 0 ? sent.push(value) : known + 1;
  };
  const text = strings.reduce((before, next, index) => `${before}$${numberOf(values[index - 1])}${next}`);
  return { text, sent };
}

type OnEnd = (error: Error | undefined, result: pg.QueryResult) => void;
declare module 'pg' {
  // What node-postgres takes, beside what its types say.
  interface ClientBase {
    query(query: pg.Query, onEnd: OnEnd): void;
  }
  interface Pool {
    query(query: pg.Query, onEnd: OnEnd): void;
  }
}

/** What is sent to Postgres by one {@link PreparedQuery}. */
export interface QueryParts {
  text: string;
  /** By which Postgres knows the text on this connection; empty for one that is parsed each time. */
  name: string;
  values: unknown[];
  /** A connection that takes longer has gone silent, and is given up. */
  timeoutMs: number;
}

/** A query as node-postgres makes it of a config, without copying that, which takes longer than everything else of it. */
export class PreparedQuery extends pg.Query {
  /** Empty is unnamed. */
  readonly name: string;
  /** Read by the client. */
  readonly query_timeout: number;

  constructor({ text, name, values, timeoutMs }: QueryParts) {
    super(text, values);
    this.name = name;
    this.query_timeout = timeoutMs;
  }
}
