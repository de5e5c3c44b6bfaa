/** What a customer finds with Ctrl-K. */
import { useMemo } from 'preact/hooks';
import { kinds } from '../../src/domain/kinds.ts';
import { menuOf } from './machines/acts.ts';
import { useMachines } from './machines/liveMachines.ts';
import { addressOf } from './machines/words.tsx';
import { shownSections } from './pages.ts';
import { colorItems, type Item, matching, wordsIn } from './palette.tsx';
import { base, go, useRoute } from './router.tsx';
import { useAccount, useMay } from './session.tsx';

/** Machines whose acts are offered, of those that have the name. */
const shownMachines = 20;

/** Acts on the machine of the page first, then pages, then machines by name; with a name, its acts. */
export function usePaletteItems(text: string): Item[] {
  const { path } = useRoute();
  const { actor } = useAccount();
  const mayWrite = useMay('compute:write');
  const { machines } = useMachines();
  const fixed = useMemo((): Item[] => {
    const pages = shownSections(actor.scopes).flatMap((section) => section.pages);
    return [
      ...(mayWrite ? [{ label: 'New machine', about: 'form', run: () => go(`${base}/machines/new`) }] : []),
      ...pages.map((page) => ({ label: page.label, about: 'page', run: () => go(base + page.path) })),
      { label: 'Guides', about: 'documentation', run: () => location.assign('/docs/guides') },
      { label: 'API reference', about: 'documentation', run: () => location.assign('/docs') },
      ...colorItems,
    ];
  }, [mayWrite]);
  const words = wordsIn(text);
  const all = [...machines.values()];
  const here = all.filter((machine) => addressOf(machine) === path);
  const named = all.filter(({ metadata: { name } }) => words.some((word) => name.includes(word)));
  const actsOn = [...new Set([...here, ...named.slice(0, shownMachines)])].flatMap((machine) =>
    menuOf(machine, mayWrite)
      .filter(({ refusal }) => !refusal)
      .map(({ label, run }) => ({ label: `${label}: ${machine.metadata.name}`, about: 'act', run })),
  );
  const opened = named.map((machine) => ({
    label: machine.metadata.name,
    about: kinds[machine.kind].words.title.toLowerCase(),
    run: () => go(addressOf(machine)),
  }));
  return matching(words.length === 0 ? [...actsOn, ...fixed] : [...fixed, ...opened, ...actsOn], text);
}
