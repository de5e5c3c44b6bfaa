/** The same page in the other cells of the service, each of which has an account, a sign-in, and machines of its own. */
import { unwrap } from '../../sdk/src/index.ts';
import { client } from './api.ts';
import { useLoad } from './load.ts';
import { base, useRoute } from './router.tsx';

export function OtherCells() {
  const { loaded } = useLoad((signal) => unwrap(client.api.GET('/v1/cells', { signal })), []);
  const { path, query } = useRoute();
  // Without the list, the page is as where there is one cell.
  if (loaded.state !== 'ready') return null;
  const { cell, cells } = loaded.data;
  const others = cells.filter(({ name }) => name !== cell);
  if (others.length === 0) return null;
  // A machine is in one cell alone.
  const isOfMachine = path.startsWith(`${base}/machines/`) && path !== `${base}/machines/new`;
  const same = isOfMachine ? `${base}/machines` : `${path}${query.size > 0 ? `?${query}` : ''}`;
  return (
    <details class="switch">
      <summary>Cell {cell}</summary>
      <ul>
        {others.map(({ name, url, regions }) => (
          <li key={name}>
            <a href={url + same} title="The same page of your account there">
              {name} <span class="faint">{regions.join(', ')}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
