/** What a tenant may use of each class and what it uses now: one bar for its reservation and one for each limit. */

import { kinds } from '../../domain/kinds.ts';
import { machineKinds } from '../../domain/machine.ts';
import { type Html, html } from '../../http/html.ts';
import type { ClassCapacity } from '../../store/fleet/capacity.ts';
import { whole } from './usageFigures.ts';

interface Part {
  name: string;
  inUse: number;
  most: number;
  /** What is left of a reservation is available; what is left of a limit only may be. */
  left: string;
}

export function capacityBars(classes: readonly ClassCapacity[]): Html {
  if (classes.length === 0) return html`<p>This tenant may use no machine class.</p>`;
  return html`${classes.map(classBars)}
<p class="hint">Filled is what is in use now: reserved hosts that carry a machine, and machines from the moment they are placed until they are gone. A limit says how many there may be; it reserves nothing.</p>`;
}

function classBars(each: ClassCapacity): Html {
  const parts: Part[] = [
    { name: 'Reserved hosts', inUse: each.reservedInUse, most: each.reservedHosts, left: 'available' },
    ...machineKinds.map((kind) => ({
      name: kinds[kind].words.plural,
      inUse: each.inUse[kind] ?? 0,
      most: each.limits[kind],
      left: 'more allowed',
    })),
  ];
  return html`<figure class="capacity">
<figcaption>${each.className}</figcaption>
<dl>${parts.map(partBar)}<div><dt>On demand</dt><dd>${each.onDemandAllowed ? 'allowed' : 'not allowed'}</dd></div></dl>
</figure>`;
}

/** A limit lowered below current use ends nothing; the bar is then full. */
function partBar({ name, inUse, most, left }: Part): Html {
  const free = Math.max(0, most - inUse);
  const share = Math.round((inUse / Math.max(most, inUse, 1)) * 10_000) / 100;
  const bar =
    most + inUse > 0 &&
    html`<svg height="20" role="img" aria-label="${whole(inUse)} of ${whole(most)} in use">${free > 0 && html`<rect class="available" x="${share}%" y="1" width="${100 - share}%" height="18"/>`}${inUse > 0 && html`<rect class="in-use" y="1" width="${share}%" height="18"/>`}</svg>`;
  const text = most + inUse === 0 ? 'none' : `${whole(inUse)} of ${whole(most)} in use, ${whole(free)} ${left}`;
  return html`<div><dt>${name}</dt><dd>${text}</dd>${bar}</div>`;
}
