/** The operators' page: who is here, and which page they asked for. It is served by the operators' API alone. */
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame.tsx';
import { useAct } from '../load.ts';
import { PageIcon, type PagePath } from '../pageIcons.tsx';
import { colorItems, type Item, matching } from '../palette.tsx';
import { Badge, Empty, Failure, Field, Heading, Mark, Skeleton, Table, typing } from '../parts.tsx';
import { applyTheme } from '../preferences.ts';
import { whenRefused } from '../refusals.ts';
import { base, go, Link, useRoute } from '../router.tsx';
import { type Act, ActDialogs, askFor } from './acts.tsx';
import { hasEnded, keepToken, operator, readOperator, token } from './api.ts';
import { type AnyList, ListPage, lists } from './lists.tsx';
import { Overview } from './overview.tsx';
import { BillPage, CustomerPage, HostPage, kindOf, MachinePage } from './things.tsx';
import '../typeface.css';
import '../style.css';
import './style.css';

const page = (path: string, label: string, icon: PagePath) => ({ path, label, icon: <PageIcon of={icon} /> });
const sections = [
  {
    title: 'Fleet',
    pages: [
      page('/overview', 'Overview', '/overview'),
      page('/waits', 'What waits', '/sessions'),
      page('/hosts', 'Hosts', '/machines'),
      page('/maintenance', 'Maintenance', '/made'),
      page('/capacity', 'Capacity', '/capacity'),
      page('/machines', 'Machines', '/workloads'),
      page('/found', 'Find by request', '/docs'),
      page('/orphans', 'Orphans', '/webhooks'),
    ],
  },
  {
    title: 'Customers',
    pages: [
      page('/customers', 'Customers', '/people'),
      page('/requests', 'Limit requests', '/docs/guides'),
      page('/limits', 'Limits', '/usage'),
    ],
  },
  {
    title: 'Operators',
    pages: [page('/audit', 'Audit log', '/audit'), page('/commands', 'All commands', '/ssh-keys')],
  },
];

function Page() {
  const { path } = useRoute();
  const below = path.startsWith(base) ? path.slice(base.length) : path;
  if (below === '' || below === '/overview') return <Overview />;
  if (below === '/commands') return <Commands />;
  const list: AnyList | undefined = lists[below];
  if (list) return <ListPage key={below} of={list} />;
  const [noun, ...names] = below.slice(1).split('/');
  const [first, second, third] = names as [string, string, string];
  if (noun === 'hosts' && names.length === 1) return <HostPage key={below} name={first} />;
  if (noun === 'customers' && names.length === 1) return <CustomerPage key={below} slug={first} />;
  if (noun === 'customers' && second === 'bills' && third) return <BillPage key={below} slug={first} month={third} />;
  const kind = noun === 'machines' && names.length === 3 ? kindOf(first) : undefined;
  if (kind) return <MachinePage key={below} kind={kind} namespace={second} name={third} />;
  return (
    <>
      <Heading title="Page not found" />
      <Empty title="No page has this address">
        <p>
          <Link to={`${base}/overview`}>To the overview</Link>
        </p>
      </Empty>
    </>
  );
}

/** What has no page of its own is here, by the form that each command has. */
function Commands() {
  const { commands } = operator.use()!;
  return (
    <>
      <Heading title="All commands" />
      <p class="lead">Every command that this API offers. Each run is in the audit log.</p>
      <Table caption="All commands" head={['Command', 'What it does', 'Role', '']}>
        {commands.map(({ name, about, role, isAllowed }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td class="says">{about}</td>
            <td>
              <Badge tone={isAllowed ? 'good' : 'plain'}>{isAllowed ? role : `needs ${role}`}</Badge>
            </td>
            <td>
              <div class="buttons">
                <button
                  type="button"
                  class="button small"
                  disabled={!isAllowed}
                  aria-label={`Open ${name}`}
                  onClick={() => askFor(actOf(name))}
                >
                  Open
                </button>
              </div>
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

const actOf = (name: string): Act => ({ label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, command: name });

function useItems(text: string): Item[] {
  const { commands } = operator.use()!;
  const items: Item[] = [
    ...sections
      .flatMap(({ pages }) => pages)
      .map(({ path, label }) => ({ label, about: 'page', run: () => go(base + path) })),
    ...commands
      .filter(({ isAllowed }) => isAllowed)
      .map(({ name, about }) => ({ label: name, about, run: () => askFor(actOf(name)) })),
    ...colorItems,
  ];
  const named = text.trim();
  const things: Item[] = [
    { label: `Host ${named}`, about: 'page', run: () => go(`${base}/hosts/${named}`) },
    { label: `Customer ${named}`, about: 'page', run: () => go(`${base}/customers/${named}`) },
  ];
  return [...matching(items, text), ...(/^[a-z0-9.-]+$/.test(named) ? things : [])];
}

function Who() {
  const { name, roles } = operator.use()!;
  return (
    <div class="who">
      <p class="who-account">{name}</p>
      <p class="who-tenant">Operator: {roles.join(', ')}</p>
    </div>
  );
}

function leave(): void {
  keepToken(null);
  operator.set(null);
  hasEnded.set(false);
}

function SignIn({ isOver }: { isOver: boolean }) {
  const [entered, setEntered] = useState('');
  const { isBusy, error, act } = useAct();
  useEffect(() => {
    document.title = 'Operators · compute-service';
  }, []);
  const submit = (event: Event) => {
    event.preventDefault();
    void act(async () => {
      // A header takes nothing else, and the browser would say that the service is away.
      if (!/^[\x21-\x7e]+$/.test(entered.trim()))
        throw new Error('The token has characters that no token has, such as spaces or an ellipsis: copy it again');
      keepToken(entered.trim());
      await readOperator();
    });
  };
  return (
    <main class="door" id="main">
      <p class="brand">
        <Mark />
        compute-service
      </p>
      <h1 tabIndex={-1}>{isOver ? 'Your token is no longer good' : 'Operators'}</h1>
      {error !== null && <Failure error={error} />}
      <form onSubmit={submit}>
        <Field
          label="Token"
          hint="Of the file of operators, or an access token of your identity provider. This tab keeps it until it is closed."
        >
          {(control) => (
            <input
              {...control}
              type="password"
              value={entered}
              onInput={typing(setEntered)}
              required
              autocomplete="off"
            />
          )}
        </Field>
        <button type="submit" class="button primary wide" disabled={isBusy}>
          Sign in
        </button>
      </form>
    </main>
  );
}

function App() {
  const who = operator.use();
  const isOver = hasEnded.use();
  const [isStarting, setStarting] = useState(token.get() !== null);
  const [error, setError] = useState<unknown>(null);
  const start = () =>
    readOperator()
      .catch(setError)
      .finally(() => setStarting(false));
  useEffect(() => {
    if (isStarting) void start();
  }, []);
  if (isStarting)
    return (
      <main class="door" id="main">
        <Skeleton lines={8} />
      </main>
    );
  if (who === null && error !== null && token.get() !== null)
    return (
      <main class="door" id="main">
        <h1>The page cannot start</h1>
        <Failure error={error} retry={() => void start()} />
      </main>
    );
  if (who === null) return <SignIn isOver={isOver} />;
  return (
    <Frame
      who={<Who />}
      sections={sections}
      signOut={
        <button type="button" class="button small wide" onClick={leave}>
          Sign out
        </button>
      }
      useItems={useItems}
      meanwhile="Showing what was read before; the page reads the rest when the connection is back."
    >
      <Page />
      <ActDialogs />
    </Frame>
  );
}

whenRefused('An owner among the operators can give you the role.');
applyTheme();
render(<App />, document.getElementById('app')!);
