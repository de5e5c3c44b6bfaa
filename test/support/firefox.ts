/**
 * Stock Firefox, driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/), which it serves itself: the few
 * commands that a person's journey needs.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'undici';
import { waitFor } from './wait.ts';

export const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file)) ?? null;

export interface Firefox {
  /** Errors of scripts and of the network that pages reported. */
  problems: string[];
  goto(url: string): Promise<void>;
  /** The value of an expression in the page. */
  read<T>(expression: string): Promise<T>;
  /** Waits until the page shows the text. */
  see(text: string): Promise<void>;
  /** Waits for the control of this name (of a button, a link, or a label), and clicks on it with the pointer. */
  click(name: string): Promise<void>;
  /** Clicks on the field of this label, and types in place of what it has. */
  fill(label: string, text: string): Promise<void>;
  /** Presses keys one after the other. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

interface Reply {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
  params?: { level?: string; text?: string };
}

const deadlineMs = 60_000;
const controlKey = '\uE009';

/** Defines `control`, which finds what a person would name so, and `show`, which scrolls to it. */
const finders = `
  const isShown = (element) => element.getClientRects().length > 0;
  const said = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const namesOf = (element) => [
    element.getAttribute('aria-label'),
    ...[...(element.labels ?? [])].map((label) => label.textContent),
    ...(element.matches('button, a, summary') ? [element.textContent] : []),
  ].map(said);
  const control = (name) => {
    const all = [...document.querySelectorAll('button, a, summary, input, select, textarea')];
    const having = (fits) => all.filter((element) => namesOf(element).some(fits));
    const named = [...having((each) => each === name), ...having((each) => each.startsWith(name))];
    return named.find(isShown) ?? named.flatMap((element) => [...(element.labels ?? [])]).find(isShown) ?? null;
  };
`;

export async function launchFirefox(): Promise<Firefox> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  // No page of a test waits for other machines.
  await writeFile(path.join(profile, 'user.js'), 'user_pref("network.dns.localDomains", "");\n');
  const program = spawn(
    firefoxPath!,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
    },
  );
  const ended = once(program, 'exit');
  const close = async () => {
    program.kill('SIGKILL');
    await ended;
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const lines = createInterface(program.stderr!);
    let address: string | undefined;
    lines.on('line', (line) => {
      address ??= /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    });
    const url = await waitFor('Firefox to listen', () => address, deadlineMs);
    return { ...(await connect(`${url}/session`)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function connect(url: string): Promise<Omit<Firefox, 'close'>> {
  const socket = new WebSocket(url);
  const problems: string[] = [];
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
    else if (reply.params?.level === 'error') problems.push(reply.params.text ?? 'an error without a text');
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`${url} does not respond`)));
  });
  let last = 0;
  const send = async <T>(method: string, params: object): Promise<T> => {
    const id = ++last;
    const reply = await new Promise<Reply>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method} got no response`)), deadlineMs);
      waiting.set(id, (each) => {
        clearTimeout(timer);
        resolve(each);
      });
      socket.send(JSON.stringify({ id, method, params }));
    }).finally(() => waiting.delete(id));
    if (reply.type !== 'success') throw new Error(`${method}: ${reply.error} ${reply.message}`);
    return reply.result as T;
  };
  await send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const { context } = contexts[0]!;

  async function read<T>(expression: string): Promise<T> {
    const evaluated = await send<{ type: string; result: { value: string }; exceptionDetails?: { text: string } }>(
      'script.evaluate',
      {
        expression: `(() => { ${finders} return JSON.stringify(${expression}) ?? 'null'; })()`,
        target: { context },
        awaitPromise: false,
      },
    );
    if (evaluated.type !== 'success') throw new Error(`${expression}: ${evaluated.exceptionDetails?.text}`);
    return JSON.parse(evaluated.result.value) as T;
  }

  async function click(name: string): Promise<void> {
    const found = `(() => {
      const found = control(${JSON.stringify(name)});
      if (!found || found.disabled) return null;
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = found.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    })()`;
    const at = await waitFor(`the control "${name}"`, () => read<{ x: number; y: number } | null>(found), deadlineMs);
    const pointer = [
      { type: 'pointerMove', ...at },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions: pointer }] });
  }

  const press = (actions: readonly object[]) =>
    send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] });
  const type = async (text: string) =>
    void (await press(
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    ));

  return {
    problems,
    goto: async (address) => void (await send('browsingContext.navigate', { context, url: address, wait: 'complete' })),
    read,
    see: async (text) =>
      void (await waitFor(
        `the text "${text}"`,
        () => read(`said(document.body.innerText).includes(${JSON.stringify(text)})`),
        deadlineMs,
      )),
    click,
    type,
    async fill(label, text) {
      await click(label);
      await press([
        { type: 'keyDown', value: controlKey },
        { type: 'keyDown', value: 'a' },
        { type: 'keyUp', value: 'a' },
        { type: 'keyUp', value: controlKey },
      ]);
      await type(text);
    },
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
  };
}
