/** The icons of the navigation, by the path of each page. */
import { Icon } from './drawings.tsx';

const strokes = {
  '/overview': <path d="M2.5 2.5h4.5v6h-4.5zM9 2.5h4.5v3H9zM9 7.5h4.5v6H9zM2.5 10.5h4.5v3h-4.5z" />,
  '/machines': <path d="M2.5 3h11v4h-11zM2.5 9h11v4h-11zM5 5h.01M5 11h.01" />,
  '/usage': <path d="M2.5 13.5h11M4 11V8M8 11V3M12 11V6" />,
  '/capacity': <path d="M2.5 11.5a5.5 5.5 0 0 1 11 0M8 11.5l2.5-3.5" />,
  '/people': (
    <>
      <circle cx="6" cy="5" r="2.5" />
      <path d="M1.5 13.5a4.5 4.5 0 0 1 9 0M10.5 2.6a2.5 2.5 0 0 1 0 4.8M12 9.6a4.5 4.5 0 0 1 2.5 3.9" />
    </>
  ),
  '/keys': <path d="M8 10.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0M7.2 8.3l6.3-6.3M10.5 5l2 2" />,
  '/workloads': <path d="M8 1.5l5.5 3v7L8 14.5l-5.5-3v-7zM2.5 4.5L8 7.5l5.5-3M8 7.5v7" />,
  '/webhooks': <path d="M2.5 8h8M7.5 4.5L11 8l-3.5 3.5M13.5 3v10" />,
  '/made': <path d="M10.5 2.5l3 3-8 8h-3v-3zM8.5 4.5l3 3" />,
  '/ssh-keys': <path d="M2.5 3h11v10h-11zM5 6l2 2-2 2M8.5 10.5h2.5" />,
  '/sessions': <path d="M2.5 3h11v7.5h-11zM5.5 13.5h5M8 10.5v3" />,
  '/audit': <path d="M3.5 1.5h9v13h-9zM6 5h4M6 8h4M6 11h2" />,
  '/docs/guides': (
    <path d="M8 4v9.5M8 4C6.5 2.8 4.5 2.5 2 2.5v9.5c2.5 0 4.5 .3 6 1.5 1.5-1.2 3.5-1.5 6-1.5V2.5c-2.5 0-4.5 .3-6 1.5" />
  ),
  '/docs': <path d="M5.5 4.5L2 8l3.5 3.5M10.5 4.5L14 8l-3.5 3.5" />,
} as const;

export type PagePath = keyof typeof strokes;

export const PageIcon = ({ of: path }: { of: PagePath }) => <Icon>{strokes[path]}</Icon>;
