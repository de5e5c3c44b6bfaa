/** Icons, and the drawings of what is empty: lines in the color of the text around them. */
import type { ComponentChildren } from 'preact';

export function Icon({ children }: { children: ComponentChildren }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      {children}
    </svg>
  );
}

export const CopyIcon = () => (
  <Icon>
    <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
    <path d="M3.5 10.5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m3 8.5 3.5 3.5L13 4.5" />
  </Icon>
);

export const DotsIcon = () => (
  <Icon>
    <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" stroke-width="2.5" />
  </Icon>
);

const drawings = {
  machines: (
    <>
      <rect x="14" y="6" width="36" height="14" rx="3" />
      <rect x="14" y="25" width="36" height="14" rx="3" />
      <rect x="14" y="44" width="36" height="14" rx="3" stroke-dasharray="3 4" />
      <path d="M21 13h.01M27 13h.01M21 32h.01M27 32h.01M38 13h6M38 32h6" />
    </>
  ),
  search: (
    <>
      <circle cx="28" cy="28" r="16" />
      <path d="m40 40 13 13M22 28h12" />
    </>
  ),
  list: (
    <>
      <rect x="14" y="8" width="36" height="48" rx="4" />
      <path d="M22 20h20M22 29h20M22 38h11" />
    </>
  ),
  good: (
    <>
      <circle cx="32" cy="32" r="22" />
      <path d="m22 33 7 7 14-15" />
    </>
  ),
  key: (
    <>
      <circle cx="22" cy="32" r="11" />
      <path d="M33 32h22v9M46 32v7" />
    </>
  ),
  chart: (
    <>
      <path d="M10 8v46h46" />
      <path d="M20 54V40h7v14M34 54V28h7v26M48 54V18h7v36" stroke-dasharray="3 4" />
    </>
  ),
} as const;

export type DrawingName = keyof typeof drawings;

export const Drawing = ({ of: name }: { of: DrawingName }) => (
  <svg class="drawing" viewBox="0 0 64 64" width="48" height="48" aria-hidden="true">
    {drawings[name]}
  </svg>
);
