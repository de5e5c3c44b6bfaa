/** The page `/usage`: the API's usage and capacity reports, for people. */
import type { Request, RequestHandler, Response } from 'express';
import type { UsageReport, UsageTotals } from '../../domain/usageReport.ts';
import { acceptedWindows, windowPattern } from '../../domain/usageTime.ts';
import { ApiError } from '../../http/apiError.ts';
import { alert, type Html, html, sendPage } from '../../http/html.ts';
import { queryOf, refuseUnknown } from '../../http/query.ts';
import { type AccountRow, findAccount, type TenantRow, visibleTenants } from '../../store/accounts/accounts.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import type { Database } from '../../store/core/db.ts';
import { readCapacity } from '../../store/fleet/capacity.ts';
import { readUsage } from '../../store/usage/readUsage.ts';
import { capacityBars } from './usageCapacity.ts';
import { usageChart } from './usageChart.ts';
import { hours, minuteLabel, whole } from './usageFigures.ts';
import { usageSheet } from './usageStyle.ts';
import { bucketTable, classTable, tenantTable } from './usageTables.ts';

export interface Visitor {
  caller: Caller;
  user: { email: string; roleSlug: string };
}

/** How the page recognizes people; provided by the part of the API that signs them in. */
export interface Visitors {
  /** Returns who is signed in, or null. Throws ApiError 429. */
  find(request: Request): Promise<Visitor | null>;
  /** Asks the person to sign in and come back. Throws ApiError 429. */
  askToSignIn(request: Request, response: Response): Promise<void>;
  /** Returns where a sign-in to another tenant of an account starts; it leads back to `returnTo`. */
  signInPath(account: string, tenant: string, returnTo: string): string;
}

const windows = [
  { name: '24h', label: '24 hours' },
  { name: '7d', label: '7 days' },
  { name: 'month', label: 'This month' },
] as const;
/** The default window: people ask for days first. */
const firstWindow = '7d';

interface View extends Visitor {
  account: AccountRow;
  /** The session's tenant: a session sees one tenant's fleet, and the bill of all tenants. */
  own: TenantRow;
  /** The session sees nothing of other tenants. */
  isConfined: boolean;
  /** The tenant that the page shows; null for all of them. */
  tenant: TenantRow | null;
  window: string;
}

export function showUsage({ db }: { db: Database }, visitors: Visitors): RequestHandler {
  return async (request, response) => {
    const person = await visitors.find(request);
    const found = person && (await findAccount(db, person.caller.customerId));
    const isConfined = !person?.caller.accountScopes.includes('admin:read');
    const account = found && { ...found, tenants: visibleTenants(found, isConfined ? person!.caller.tenantId : null) };
    const own = account?.tenants.find(({ id }) => id === person?.caller.tenantId);
    if (!person || !account || !own) return visitors.askToSignIn(request, response);
    const { user, caller } = person;
    if (!caller.scopes.includes('admin:read')) {
      const body = html`${alert(`usage needs the scope admin:read, which the role ${user.roleSlug} does not have`)}<p>An administrator of the account can give you the role viewer or billing.</p><p><a href="/account">To your account</a></p>`;
      return sendPage(response, { title: 'No access to usage', body, status: 403 });
    }
    const query = queryOf(request);
    refuseUnknown(query, ['window', 'tenant']);
    const slug = query.get('tenant');
    const everything = isConfined ? own : null;
    const tenant = slug === undefined ? everything : account.tenants.find((each) => each.slug === slug);
    if (tenant === undefined) throw new ApiError('NotFound', 'the account has no such tenant');
    const view: View = { user, caller, account, own, isConfined, tenant, window: query.get('window') ?? firstWindow };
    if (tenant !== null && tenant.id !== own.id) {
      const body = html`<p>You are signed in to the tenant <strong>${own.slug}</strong>, and a session sees the fleet of one tenant.</p>
<p><a class="button" href="${visitors.signInPath(account.slug, tenant.slug, address(view))}">Sign in to ${tenant.slug}</a></p>
<p><a href="/usage">Usage of all tenants</a></p>`;
      return sendPage(response, { title: 'This is another tenant', body, status: 403 });
    }
    const page = await usagePage(db, view);
    sendPage(response, {
      title: tenant ? `Usage of ${tenant.slug}` : 'Usage of all tenants',
      sheet: usageSheet,
      ...page,
    });
  };
}

async function usagePage(db: Database, view: View): Promise<{ body: Html; status: number }> {
  const { caller, account, own, tenant, window } = view;
  const scope = { customerId: caller.customerId, ...(tenant && { tenantId: tenant.id }) };
  const report = windowPattern.test(window) ? await readUsage(db, scope, window) : null;
  if (!report) return { body: html`${alert(`the window must be ${acceptedWindows}`)}${choices(view)}`, status: 400 };
  const capacity = await readCapacity(db, own.id);
  const tenants = [...account.tenants].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const body = html`<p>Account <strong>${account.displayName}</strong>${tenant && html`, tenant <strong>${tenant.slug}</strong> (${tenant.displayName})`}</p>
${choices(view)}
<section aria-labelledby="usage"><h2 id="usage">Usage</h2>
${totalsOf(report)}
${usageChart(report)}
${classTable(report)}
${tenant === null && tenantTable(tenants.map(({ id, slug }) => ({ label: slug, totals: report.byTenant.get(id) ?? nothing })))}
${bucketTable(report)}
<p class="hint">Seconds are exact and are the API&rsquo;s; hours are rounded. Billable time includes the rest of a class&rsquo;s minimum once a machine has ended. A machine that was there on several days is counted on each and once in all.</p>
</section>
<section aria-labelledby="capacity"><h2 id="capacity">Capacity of the tenant ${own.slug}</h2>
${capacityBars(capacity)}
</section>
${footer(view)}`;
  return { body, status: 200 };
}

const nothing: UsageTotals = { billableSeconds: 0, rawActiveSeconds: 0, lifecycleCount: 0, byClass: [] };

function totalsOf({ summary, window, asOf }: UsageReport): Html {
  const { billableSeconds, rawActiveSeconds, lifecycleCount } = summary;
  const card = (name: string, value: string, exact: string) =>
    html`<div><dt>${name}</dt><dd><strong>${value}</strong> ${exact}</dd></div>`;
  return html`<p>From ${minuteLabel(window.startsAt)} to ${minuteLabel(window.endsAt)} UTC${window.endsAt === asOf ? ' (now)' : null}.</p>
<dl class="totals">${card('Billable', `${hours(billableSeconds)} h`, `${whole(billableSeconds)} s`)}${card('Used', `${hours(rawActiveSeconds)} h`, `${whole(rawActiveSeconds)} s`)}${card('Machines', whole(lifecycleCount), '')}</dl>`;
}

/** Tenants offered side by side; a larger account's others are collapsed. */
const tenantsAtOnce = 8;

/** Returns the URL of this page with another selection. */
function address({ window, tenant }: Pick<View, 'window' | 'tenant'>): string {
  return `/usage?${new URLSearchParams({ window, ...(tenant && { tenant: tenant.slug }) })}`;
}

function choices(view: View): Html {
  const { account, own, tenant, window } = view;
  const link = (label: string, to: string, isCurrent: boolean) =>
    html`<li><a href="${to}"${isCurrent && html` aria-current="page"`}>${label}</a></li>`;
  const isMonth = !windows.some(({ name }) => name === window);
  const ofTenants = (some: readonly TenantRow[]) =>
    some.map((each) => link(each.slug, address({ window, tenant: each }), tenant?.id === each.id));
  const others = account.tenants.length > tenantsAtOnce ? account.tenants.filter(({ id }) => id !== own.id) : [];
  return html`<nav aria-label="Tenant"><ul class="choices">${!view.isConfined && link('All tenants', address({ window, tenant: null }), tenant === null)}${ofTenants(account.tenants.filter((each) => !others.includes(each)))}</ul>
${others.length > 0 && html`<details><summary>${whole(others.length)} other tenants</summary><ul class="choices">${ofTenants(others)}</ul></details>`}</nav>
<nav aria-label="Time"><ul class="choices">${windows.map(({ name, label }) => link(label, address({ window: name, tenant }), name === window))}</ul></nav>
<form class="month" method="get" action="/usage">
<label for="month">A month that is over</label>
<input id="month" name="window" type="month" placeholder="YYYY-MM" pattern="[0-9]{4}-[0-9]{2}" required value="${isMonth ? window : ''}">
${tenant && html`<input type="hidden" name="tenant" value="${tenant.slug}">`}
<button class="button" type="submit">Show</button>
</form>`;
}

function footer({ user }: View): Html {
  return html`<hr><p>Signed in as ${user.email}. <a href="/account">Your account</a>. <a href="/console/usage">The same in the console</a></p>
<form method="post" action="/v1/auth/logout"><button class="button" type="submit">Sign out</button></form>`;
}
