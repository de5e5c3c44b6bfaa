/** What a tenant may use of each class, as bars: reserved hosts that carry machines, and those that are free. */
import type { ClassCapacity } from '../../store/capacity.ts';
import { type Html, html } from './html.ts';
import { whole } from './usageFigures.ts';

export function capacityBars(classes: readonly ClassCapacity[]): Html {
  if (classes.length === 0) return html`<p>This tenant may use no machine class.</p>`;
  // One scale for all bars: their lengths can be compared.
  const most = Math.max(
    1,
    ...classes.map(({ reservedHosts, reservedInUse }) => Math.max(reservedHosts, reservedInUse)),
  );
  return html`${classes.map((each) => classBar(each, most))}
<p class="hint">Bars show reserved hosts: filled, those that carry a machine; outlined, those that are available.</p>`;
}

function classBar(each: ClassCapacity, most: number): Html {
  const share = (hosts: number) => Math.round((hosts / most) * 10_000) / 100;
  const {
    className,
    reservedHosts,
    reservedInUse,
    reservedAvailable,
    onDemandAllowed,
    bareMetalLimit,
    virtualMachineLimit,
  } = each;
  const [inUse, available] = [share(reservedInUse), share(reservedAvailable)];
  const label = `${whole(reservedInUse)} in use and ${whole(reservedAvailable)} available of ${whole(reservedHosts)} reserved hosts`;
  return html`<figure class="capacity">
<figcaption>${className}</figcaption>
${reservedHosts + reservedInUse > 0 && html`<svg height="20" role="img" aria-label="${label}">${reservedAvailable > 0 && html`<rect class="available" x="${inUse}%" y="1" width="${available}%" height="18"/>`}${reservedInUse > 0 && html`<rect class="in-use" y="1" width="${inUse}%" height="18"/>`}</svg>`}
<dl><div><dt>Reserved hosts</dt><dd>${whole(reservedHosts)}</dd></div><div><dt>In use</dt><dd>${whole(reservedInUse)}</dd></div><div><dt>Available</dt><dd>${whole(reservedAvailable)}</dd></div><div><dt>On demand</dt><dd>${onDemandAllowed ? 'allowed' : 'not allowed'}</dd></div><div><dt>Bare-metal limit</dt><dd>${whole(bareMetalLimit)}</dd></div><div><dt>VM limit</dt><dd>${whole(virtualMachineLimit)}</dd></div></dl>
</figure>`;
}
