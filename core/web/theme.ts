import { createStore } from 'zustand';
import type { Theme } from '#core/contract/page';
import { pageData } from './page-data';
import { useNow } from './use-now';

interface Chosen {
  readonly theme: Theme;
}
const store = createStore<Chosen>()(() => ({ theme: pageData().theme }));
const useStore = <U>(select: (chosen: Chosen) => U): U => useNow(store, select);

/** The chosen theme: `useTheme((state) => state.theme)`. */
export const useTheme = Object.assign(useStore, store);

/** Chooses the theme for this page and, by a cookie of a year, for the first byte of every later one. */
export const setTheme = (theme: Theme): void => {
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset.theme = theme;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every supported browser
  document.cookie = `theme=${theme}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  useTheme.setState({ theme });
};
