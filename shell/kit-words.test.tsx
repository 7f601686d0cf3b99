// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { pageData } from '#core/web';
import { setPageData } from '#core/web/page-data';
import { setWords, words } from '#ui';
import { kitWordsReady, loadKitWords, speakKitWords } from './kit-words';

const as = (language: 'en' | 'de' | 'es'): void => setPageData({ ...pageData(), language });
afterEach(() => {
  as('en');
  setWords();
});

it('lets the parts speak the language of the page, and waits for nothing in English', async () => {
  expect(kitWordsReady()).toBeNull();
  as('de');
  await kitWordsReady();
  expect(words().show).toBe('Zeigen');
});

it('changes from page to page, as the server draws them', async () => {
  await loadKitWords(['de', 'es']);
  const said = (['de', 'es', 'en'] as const).map((language) => {
    as(language);
    speakKitWords();
    return words().close;
  });
  expect(said).toEqual(['Schließen', 'Cerrar', 'Close']);
});
