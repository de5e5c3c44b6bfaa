/** What a command returned, as a person reads it. */
import type { Results } from '../../../src/cli/readResults.ts';
import { Code, ExactTime, type Fact, Facts } from '../parts.tsx';

/** Of a command that acts: whether it did, and what a person reads of it. */
export interface Result {
  done?: boolean;
  messages?: string[];
  lines?: string[];
}

interface Made {
  /** What it is, as the button calls it that copies it. */
  name: string;
  secret: string;
  facts: readonly Fact[];
}

/** What commands make and show once. */
const making = {
  'customers create': ({ namespace, apiKey: { id, secret } }: Results['customers create']): Made => ({
    name: 'the API key',
    secret: `id      ${id}\nsecret  ${secret}`,
    facts: [['Namespace', namespace]],
  }),
  'registrations issue': ({ code, slug, gives, expires_at }: Results['registrations issue']): Made => ({
    name: 'the code',
    secret: code,
    facts: [
      ['For', slug],
      ['Gives', gives],
      ['Ends', <ExactTime at={expires_at} />],
    ],
  }),
};

/** Null for a command that makes no secret. */
export const madeBy = (command: string, result: Result | undefined): Made | null =>
  result !== undefined && Object.hasOwn(making, command)
    ? making[command as keyof typeof making](result as never)
    : null;

export const Secret = ({ of: { name, secret, facts } }: { of: Made }) => (
  <div class="notice good" role="status">
    <strong>Keep {name} now: it is shown once.</strong>
    <Code text={secret} label={name} />
    <Facts of={facts} />
  </div>
);

/** The last line of a preview names an option of the command line. */
const isOfTerminal = (line: string) => line.startsWith('Nothing was done');

export function Said({ result, tone }: { result: Result; tone: 'good' | 'wait' }) {
  const { messages, lines } = result;
  if (!messages) return <Code text={lines?.join('\n') ?? JSON.stringify(result, null, 2)} label="result" />;
  return (
    <div class={`notice ${tone}`} role="status">
      {messages
        .filter((each) => !isOfTerminal(each))
        .map((each) => (
          <p key={each}>{each}</p>
        ))}
      {messages.length === 0 && <p>Done.</p>}
    </div>
  );
}
