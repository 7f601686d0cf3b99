// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { UiLanguage } from '#core/contract/page';
import { type Call, renderPage } from '#core/testing/render';
import { getPageData, setPageData } from '#core/web/page-data';
import { loadTexts } from '#core/web/texts/texts';
import de from '../../../data/texts/de.json';
import es from '../../../data/texts/es.json';
import { twelveLabors } from '../../../schemas/twelve-labors';
import { AnswerPage } from '../../pages/answer-page';
import { findTranslatedLabor, listTranslatedLabors } from './labors';
import { englishLabors } from './texts/texts';

const speak = (language: UiLanguage) => setPageData({ ...getPageData(), language });
beforeAll(() => loadTexts(['de', 'es']));
afterEach(() => speak('en'));

describe('the twelve Labors', () => {
  it.each([
    ['German', de],
    ['Spanish', es],
  ])('are complete in %s', (_, catalogue: Readonly<Record<string, string>>) => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(englishLabors).sort());
    const untranslated = Object.keys(catalogue).filter(
      (key) => !key.includes('.work.') && catalogue[key] === englishLabors[key],
    );
    expect(untranslated).toEqual([]);
  });

  it('are those of the schema on an English page', () => expect(listTranslatedLabors()).toEqual(twelveLabors));

  it('are in the language of the page, with their authors', () => {
    speak('de');
    expect(findTranslatedLabor(4)?.name).toBe('Gefühle & Schatten');
    expect(findTranslatedLabor(1)?.authors[0]).toMatchObject({
      name: 'Joseph Campbell',
      work: 'Der Heros in tausend Gestalten',
    });
    speak('es');
    expect(findTranslatedLabor(4)?.prompts).toHaveLength(4);
    expect(findTranslatedLabor(12)?.question).toBe('¿Qué quieres que haya dicho tu vida?');
    expect(findTranslatedLabor(13)).toBeUndefined();
  });

  it('are saved under the English name that the server knows', async () => {
    speak('de');
    const { calls } = renderPage(<AnswerPage />, {
      at: '/intake/3',
      path: '/intake/:labor',
      api: {
        'GET /api/labor-responses/me': [],
        'GET /api/labor-drafts/me': [],
        'PUT /api/labor-drafts/3': ({ body }: Call) => ({
          laborNumber: 3,
          text: (body as { text: string }).text,
          revision: 1,
          basedOn: null,
          savedAt: '2026-11-21T10:42:00.000Z',
        }),
      },
    });
    const paper = await screen.findByRole('textbox', { name: 'Deine Antwort auf Arbeit 3, Beziehungen & Liebe' });
    fireEvent.change(paper, { target: { value: 'Wir schweigen lange.' } });
    expect(screen.getByText('3 Wörter')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Antwort speichern' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/api/labor-responses')?.body).toMatchObject({
        laborNumber: 3,
        laborName: 'Relationships & Love',
        textResponse: 'Wir schweigen lange.',
      }),
    );
  });
});
