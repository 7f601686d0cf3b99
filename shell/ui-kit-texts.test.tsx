// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { getPageData } from '#core/web';
import { setPageData } from '#core/web/page-data';
import { setWords, words } from '#ui';
import { applyUiKitTexts, loadUiKitTexts, uiKitTextsReady } from './ui-kit-texts';

const as = (language: 'en' | 'de' | 'es'): void => setPageData({ ...getPageData(), language });
afterEach(() => {
  as('en');
  setWords();
});

it('lets the parts speak the language of the page, and waits for nothing in English', async () => {
  expect(uiKitTextsReady()).toBeNull();
  as('de');
  await uiKitTextsReady();
  expect(words().show).toBe('Zeigen');
});

it('changes from page to page, as the server draws them', async () => {
  await loadUiKitTexts(['de', 'es']);
  const said = (['de', 'es', 'en'] as const).map((language) => {
    as(language);
    applyUiKitTexts();
    return words().close;
  });
  expect(said).toEqual(['Schließen', 'Cerrar', 'Close']);
});
