import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { lookFor } from './look';

const themeKey = 'hedo-design-theme';
interface Globals {
  readonly globals?: { readonly theme?: string };
}

/** Storybook's own frame follows the theme of the toolbar, which is remembered. */
addons.register('hedo/look', () => {
  const channel = addons.getChannel();
  const follow = ({ globals }: Globals) => {
    if (!globals?.theme) return;
    localStorage.setItem(themeKey, globals.theme);
    addons.setConfig({ theme: lookFor(globals.theme) });
  };
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
});

addons.setConfig({
  theme: lookFor(
    localStorage.getItem(themeKey) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  ),
  sidebar: { showRoots: true },
  // Pages of the guide and of tokens are read: nothing about them is set.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (/^(guide|tokens)-/.test(storyId ?? '') ? false : isShown),
  },
});
