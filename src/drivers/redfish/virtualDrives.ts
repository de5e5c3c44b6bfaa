/** A controller's virtual drives as it shows them, and which of them a machine uses. */
import { DriverError } from '../agent/driver.ts';
import { type ControllerError, excerpt } from './answers.ts';
import type { Medium } from './media.ts';
import type { Resource } from './redfishClient.ts';

export interface Slot extends Resource {
  image: string | null;
  inserted: boolean;
  /** It was seen to take no medium at all. */
  isDead: boolean;
}

/** The drives to boot from and to configure from, free ones first, CD before all others. Null if there are too few. */
export function chooseSlots(
  slots: readonly Slot[],
  isOurs: (url: string) => boolean,
): { boot: Slot; seed: Slot } | null {
  const rank = (slot: Slot) => (isCd(slot) ? 0 : 2) + (slot.inserted && !isOurs(slot.image ?? '') ? 1 : 0);
  // Beside drives with an action to insert, one without it is for consoles alone.
  const hasAction = slots.some(insertTarget);
  const usable = slots
    .filter((slot) => !slot.isDead && (hasAction ? insertTarget(slot) : slot.body.Image !== undefined))
    .sort((a, b) => rank(a) - rank(b));
  const boot = usable.find(isCd);
  const seed = usable.find((slot) => slot !== boot);
  return boot && seed ? { boot, seed } : null;
}

export function isCd(slot: Slot): boolean {
  const types = mediaTypes(slot);
  return types.length > 0
    ? types.some((type) => type === 'CD' || type === 'DVD')
    : /cd|dvd/i.test(String(slot.body.Id));
}

export function insertTarget({ body }: Slot): string | undefined {
  const target: unknown = body.Actions?.['#VirtualMedia.InsertMedia']?.target;
  return typeof target === 'string' ? target : undefined;
}

function mediaTypes(slot: Slot): string[] {
  return Array.isArray(slot.body.MediaTypes) ? slot.body.MediaTypes : [];
}

/** Some controllers show the address in capitals, without its server, or as a file name alone. */
export function holds(slot: Slot, { http, https }: Medium): boolean {
  const image = (slot.image ?? String(slot.body.ImageName ?? '')).toLowerCase();
  const isOf = (url: string) => image === url || (!image.includes('://') && url.endsWith(image));
  return slot.inserted && image !== '' && [http, https].some((url) => isOf(url.toLowerCase()));
}

export function slotOf(resource: Resource): Slot {
  const { Image: image, Inserted: inserted, ConnectedVia: via } = resource.body;
  const named = typeof image === 'string' && image !== '' ? image : null;
  // Some say that a drive holds a medium after that was ejected.
  const isFree = named === null && via === 'NotConnected';
  return {
    ...resource,
    image: named,
    inserted: typeof inserted === 'boolean' ? inserted && !isFree : named !== null,
    isDead: false,
  };
}

/** It was asked for, and did not happen. */
export function notSeen({ uri, inserted, image }: Slot, wish: string, cause: ControllerError | null): DriverError {
  const shown = inserted ? ` (it shows ${excerpt(image ?? 'a medium')})` : '';
  return new DriverError('Unavailable', `${uri} does not ${wish}${shown}${cause ? `: ${cause.message}` : ''}`, {
    cause,
  });
}
