/** The console's start: who is here, and which page they asked for. */

import { type ComponentType, render } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { type Account, RefusedError } from '../../sdk/src/index.ts';
import { kinds } from '../../src/domain/kinds.ts';
import { machineKinds } from '../../src/domain/machine.ts';
import { Capacity } from './account/capacity.tsx';
import { client, whenSessionEnds, whenWarned } from './api.ts';
import { MachineDetail } from './machines/detail.tsx';
import { MachineList } from './machines/list.tsx';
import { stopFollowing } from './machines/liveMachines.ts';
import { Overview } from './overview.tsx';
import { Empty, Failure, Heading, Mark, Skeleton } from './parts.tsx';
import { applyTheme } from './preferences.ts';
import { whenRefused } from './refusals.ts';
import { base, Link, useRoute } from './router.tsx';
import { SessionContext } from './session.tsx';
import { Shell } from './shell.tsx';
import { redeem, SignIn, takeCode } from './signIn.tsx';
import { say } from './toasts.tsx';
// Of the chart and the terminal, which are fetched later; styles are one file.
import '@xterm/xterm/css/xterm.css';
import 'uplot/dist/uPlot.min.css';
import './typeface.css';
import './style.css';

/** Pages that are fetched when they are opened; the overview and the list of machines are in the first view. */
const later: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '/machines/new': () => import('./machines/create.tsx').then(({ CreateMachine }) => CreateMachine),
  '/usage': () => import('./account/usage.tsx').then(({ Usage }) => Usage),
  '/people': () => import('./account/people.tsx').then(({ People }) => People),
  '/keys': () => import('./account/keys.tsx').then(({ Keys }) => Keys),
  '/workloads': () => import('./account/workloads.tsx').then(({ Workloads }) => Workloads),
  '/webhooks': () => import('./account/webhooks.tsx').then(({ Webhooks }) => Webhooks),
  '/made': () => import('./account/made.tsx').then(({ Made }) => Made),
  '/ssh-keys': () => import('./account/sshKeys.tsx').then(({ SshKeys }) => SshKeys),
  '/sessions': () => import('./account/sessions.tsx').then(({ Sessions }) => Sessions),
  '/audit': () => import('./account/audit.tsx').then(({ Audit }) => Audit),
};

/** Not fetched before it is asked for: the terminal is half as large as the first view. */
const openConsole = () => import('./machines/console.tsx').then(({ MachineConsole }) => MachineConsole);

const fetchLaterMs = 3_000;

/** Fetches them once the first view is shown, so that they open at once, and offline. */
function fetchLater(): void {
  for (const open of Object.values(later)) void open().catch(() => undefined);
}

function Page() {
  const { path } = useRoute();
  const below = path.startsWith(base) ? path.slice(base.length) : path;
  if (below === '' || below === '/overview') return <Overview />;
  if (below === '/machines') return <MachineList />;
  if (below === '/capacity') return <Capacity />;
  const open = later[below];
  if (open) return <Later key={below} open={open} />;
  const [, shortName, name, part] = /^\/machines\/([a-z]+)\/([a-z0-9.-]+?)(\/console)?$/.exec(below) ?? [];
  const kind = machineKinds.find((each) => kinds[each].shortName === shortName);
  if (kind && name && part) return <Later key={below} open={openConsole} props={{ kind, name }} />;
  if (kind && name) return <MachineDetail key={below} kind={kind} name={name} />;
  return (
    <>
      <Heading title="Page not found" />
      <Empty title="No page has this address">
        <p>
          <Link to={`${base}/machines`}>To the machines</Link>
        </p>
      </Empty>
    </>
  );
}

function Later<P extends object>({ open, props }: { open: () => Promise<ComponentType<P>>; props?: P }) {
  const [opened, setOpened] = useState<{ page: ComponentType<P> } | { error: unknown } | null>(null);
  useEffect(() => {
    const look = () =>
      void open().then(
        (page) => setOpened({ page }),
        (error: unknown) => setOpened({ error }),
      );
    look();
    // Once more when the network is back.
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [open]);
  if (!opened) return <Skeleton lines={8} />;
  if ('error' in opened && !navigator.onLine)
    return (
      <>
        <Heading title="Offline" />
        <Empty title="This page is not available offline">
          <button type="button" class="button" onClick={() => location.reload()}>
            Try again
          </button>
        </Empty>
      </>
    );
  // A part that is gone is of a console that was replaced meanwhile.
  if ('error' in opened) return <Failure error={opened.error} retry={() => location.reload()} />;
  return <opened.page {...(props ?? ({} as P))} />;
}

type State =
  | { is: 'starting' }
  | { is: 'signed out'; hasEnded: boolean; code: string | null; problem: string | null }
  | { is: 'failed'; error: unknown }
  | { is: 'signed in'; account: Account };

/** The frame of a page while the session is read. */
const Starting = () => (
  <div class="shell starting">
    <div class="top">
      <p class="brand">
        <Mark />
        compute-service
      </p>
    </div>
    <div class="side" />
    <main id="main">
      <Skeleton lines={8} />
    </main>
  </div>
);

function App() {
  const [state, setState] = useState<State>({ is: 'starting' });
  const start = useCallback(async () => {
    try {
      const account = await client.account();
      setState({ is: 'signed in', account });
    } catch (error) {
      if (error instanceof RefusedError && error.status === 401)
        setState({ is: 'signed out', hasEnded: false, code: null, problem: null });
      else setState({ is: 'failed', error });
    }
  }, []);
  useEffect(() => {
    whenSessionEnds(() => {
      stopFollowing();
      setState((before) =>
        before.is === 'signed in' ? { is: 'signed out', hasEnded: true, code: null, problem: null } : before,
      );
    });
    const code = takeCode();
    if (code === null) return void start();
    void redeem(code).then((outcome) => {
      if (outcome === 'signed in') return start();
      // With another person in this browser, the code is still good.
      setState(
        'problem' in outcome
          ? { is: 'signed out', hasEnded: false, code: null, problem: outcome.problem }
          : { is: 'signed out', hasEnded: false, code, problem: outcome.presentPerson },
      );
    });
  }, [start]);
  const isSignedIn = state.is === 'signed in';
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setTimeout(fetchLater, fetchLaterMs);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
  if (state.is === 'starting') return <Starting />;
  if (state.is === 'failed')
    return (
      <main class="door">
        <h1>The console cannot start</h1>
        <Failure error={state.error} retry={() => void start()} />
      </main>
    );
  if (state.is === 'signed out') return <SignIn {...state} onSignedIn={() => void start()} />;
  return (
    <SessionContext.Provider value={state.account}>
      <Shell>
        <Page />
      </Shell>
    </SessionContext.Provider>
  );
}

whenWarned((text) => say(text));
whenRefused('An owner or an administrator of the account can give you a role that may.');
applyTheme();
render(<App />, document.getElementById('app')!);
