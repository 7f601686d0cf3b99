import { createStore } from 'zustand';
import type { Theme } from '#core/contract/page';
import { writeChoice } from './choice-cookie';
import { getPageData } from './page-data';
import { useNow } from './use-now';

interface Chosen {
  readonly theme: Theme;
}
const store = createStore<Chosen>()(() => ({ theme: getPageData().theme }));
const useStore = <U>(select: (chosen: Chosen) => U): U => useNow(store, select);

/** The chosen theme: `useTheme((state) => state.theme)`. */
export const useTheme = Object.assign(useStore, store);

/** Chooses the theme for this page and, by a cookie of a year, for the first byte of every later one. */
export const setTheme = (theme: Theme): void => {
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset.theme = theme;
  writeChoice('theme', theme);
  useTheme.setState({ theme });
};
