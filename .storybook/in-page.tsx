import type { Decorator, Loader } from '@storybook/react-webpack5';
import { useLayoutEffect } from 'react';
import type { UiLanguage } from '#core/contract/page';
import { setPageData } from '#core/web/page-data';
import { loadTexts } from '#core/web/texts/texts';
import { setWords } from '#ui';
import { german } from '#ui/words/de';
import { spanish } from '#ui/words/es';
import { pageOf } from './page';

const kitWords = { en: {}, 'en-XA': {}, de: german, es: spanish } as const;

const motion = { isReduced: false };
const ask = window.matchMedia.bind(window);
/** Parts that turn by themselves ask the system; here the toolbar answers first. */
window.matchMedia = (query) =>
  ask(motion.isReduced && query.includes('prefers-reduced-motion: reduce') ? 'all' : query);

/** Before a story is drawn: the page's data, and its catalogues in the language of the toolbar. */
export const speak: Loader = async ({ globals, parameters }) => {
  const language = (globals.language ?? 'en') as UiLanguage;
  motion.isReduced = globals.motion === 'reduced';
  setPageData(pageOf(parameters.screen, language));
  setWords(kitWords[language]);
  await loadTexts([language]);
  return {};
};

/** Sets theme, language and direction on the page, as the server does; among others on a docs page, around the story alone. */
export const inPage: Decorator = (Story, { globals, viewMode }) => {
  const {
    theme = 'light',
    direction = 'ltr',
    language = 'en',
    motion: reduced = 'full',
  } = globals as Record<string, string | undefined>;
  const together = viewMode === 'docs';
  useLayoutEffect(() => {
    if (together) return;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dir = direction;
    document.documentElement.lang = language;
  }, [theme, direction, language, together]);
  useLayoutEffect(() => {
    document.documentElement.dataset.motion = reduced;
  }, [reduced]);
  if (!together) return <Story key={language} />;
  return (
    <div className="among" data-theme={theme} dir={direction} lang={language}>
      <Story />
    </div>
  );
};
