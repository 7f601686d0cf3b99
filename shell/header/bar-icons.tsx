import type { ReactNode } from 'react';
import type { LinkIcon } from '#core/web';

/** Pictures of the shell's own entries, besides those that a manifest may name. */
export type BarIconName = LinkIcon | 'dot' | 'exit' | 'more';

const shapes: Readonly<Record<BarIconName, ReactNode>> = {
  home: <path d="M4 11.5 12 4.5l8 7V20h-5.5v-5h-5v5H4z" />,
  pentagon: <path d="m12 4 8.5 6.2L17.2 20H6.8L3.5 10.2z" />,
  figure: <path d="m12 3 3.5 4.5L12 12 8.5 7.500zM8.500 15h7v6h-7zM12 12v3" />,
  reading: <path d="M4 5.500c3-1 6-.5 8 1 2-1.500 5-2 8-1V19c-3-1-6-.5-8 1-2-1.500-5-2-8-1zM12 6.500V20" />,
  people: (
    <>
      <circle cx="9" cy="9" r="3.200" />
      <path d="M3 19c.6-3.400 3-5 6-5s5.400 1.600 6 5M15.500 6.200a3 3 0 0 1 0 5.600M17.500 14.500c2 .7 3.200 2.200 3.500 4.500" />
    </>
  ),
  pen: <path d="m4.500 19.500 1-4L16 5l3 3L8.500 18.500zM14 7l3 3" />,
  book: <path d="M5 4.500h11a3 3 0 0 1 3 3v12H8a3 3 0 0 1-3-3zM5 16.500a3 3 0 0 1 3-3h11" />,
  bell: <path d="M4 17h16M6 17v-4a6 6 0 0 1 12 0v4M12 4v3M10 20h4" />,
  way: <path d="M6 20c0-5 12-4 12-9S9 8 9 4M9 4 6.500 6.500M9 4l2.500 2.500" />,
  help: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <circle cx="12" cy="12" r="3.500" />
      <path d="m6 6 3.500 3.500M18 6l-3.500 3.500M6 18l3.500-3.500M18 18l-3.500-3.500" />
    </>
  ),
  letter: <path d="M4 6h16v12H4zM4.500 6.500 12 13l7.500-6.500" />,
  sprout: <path d="M12 20v-9M12 13C12 9 9 7 4.500 7c0 4 3 6 7.500 6M12 11c0-3.500 2.500-6 7.500-6 0 4-3 6-7.500 6" />,
  board: (
    <path d="M4 5h16v14H4zM9.500 5v14M14.500 5v14M6 8.500h1.500M11.200 8.500h1.600M16.500 8.500H18M6 12h1.500M16.500 12H18" />
  ),
  person: (
    <>
      <circle cx="12" cy="8.500" r="3.700" />
      <path d="M4.500 20c.8-4 3.800-6 7.500-6s6.700 2 7.500 6" />
    </>
  ),
  exit: <path d="M10 4.500H5v15h5M9.500 12H20m-4-4 4 4-4 4" />,
  dot: <circle cx="12" cy="12" r="5" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />,
};

/** The picture of a page in the bottom bar and its sheet: the one that its link names, else a plain dot. */
export const BarIcon = ({ icon = 'dot' }: { readonly icon?: BarIconName | undefined }) => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    {shapes[icon]}
  </svg>
);
