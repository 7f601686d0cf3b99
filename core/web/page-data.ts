import type { PageData } from '#core/contract/page';

const nothing: PageData = {
  modules: [],
  user: null,
  theme: 'system',
  production: true,
  signIn: { external: false },
  exitAddress: '/',
  contactEmail: '',
  language: 'en',
  answers: {},
  missing: null,
};

let read: PageData | null = null;

/** What the server wrote into this page. Read once: it is the state at load, `useSession` is the state now. */
export const getPageData = (): PageData => {
  if (read) return read;
  if (typeof document === 'undefined') return nothing;
  const text = document.getElementById('page-data')?.textContent;
  read = text ? (JSON.parse(text) as PageData) : nothing;
  return read;
};

/** For the server, which draws one page after the other. */
export const setPageData = (data: PageData): void => {
  read = data;
};
