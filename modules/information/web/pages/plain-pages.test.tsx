// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '#core/testing/render';
import { getPageData } from '#core/web';
import { setPageData } from '#core/web/page-data';
import { loadTexts } from '#core/web/texts/texts';
import { AccessibilityPage } from './accessibility-page';
import { CreditsPage } from './credits-page';
import { ImprintPage } from './imprint-page';
import { PrivacyPage } from './privacy-page';
import { TermsPage } from './terms-page';

const urgent = {
  id: 'aid',
  title: 'Aid',
  entry: null,
  integrity: null,
  roots: [{ route: '/aid', access: 'open', urgent: 'Need help now?' }],
  fills: [],
  languages: [],
  overlays: [],
} as const;

const as = async (language: 'en' | 'de' | 'es'): Promise<void> => {
  setPageData({ ...getPageData(), modules: [urgent], language, contactEmail: 'team@hedo.example' });
  await loadTexts([language]);
};
afterEach(() => as('en'));

const pages = [
  ['Privacy', 'Datenschutz', 'Privacidad', PrivacyPage],
  ['Terms', 'Bedingungen', 'Condiciones', TermsPage],
  ['Accessibility', 'Barrierefreiheit', 'Accesibilidad', AccessibilityPage],
  ['Credits', 'Quellen und Dank', 'Créditos', CreditsPage],
  ['Imprint', 'Impressum', 'Aviso legal', ImprintPage],
] as const;

/** Nothing was published. */
const api = Object.fromEntries(
  ['imprint', 'privacy', 'terms', 'accessibility'].flatMap((page) =>
    ['en', 'de', 'es'].map((language) => [
      `GET /api/legal-pages/${page}/${language}`,
      { title: page, tree: null, validFrom: null, language },
    ]),
  ),
);

describe('pages that are only read', () => {
  for (const [english, german, spanish, Page] of pages)
    it(`${english} has one first heading, in each language`, async () => {
      for (const [language, name] of [
        ['en', english],
        ['de', german],
        ['es', spanish],
      ] as const) {
        await as(language);
        const { unmount, container } = renderPage(<Page />, { user: null, api });
        await screen.findByRole('heading', { level: 1 });
        expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([name]);
        await waitFor(() => expect(document.title).toBe(`${name} · Hedo`));
        // A mark that no element was given for would be read out as it is written.
        expect(container.textContent).not.toMatch(/<\/?\w+>/);
        unmount();
      }
    });

  it('privacy names every cookie and where to write', async () => {
    await as('en');
    renderPage(<PrivacyPage />, { user: null, api });
    const cookies = within(
      (await screen.findByRole('heading', { name: 'Cookies and your device' })).closest('section')!,
    );
    expect(cookies.getAllByText(/^[a-z-]+$/, { selector: 'code' }).map((code) => code.textContent)).toEqual([
      'hedo',
      'hedo-device',
      'hedo-intake-draft',
      'hedo-core-wrote',
      'theme',
      'language',
      'units',
      'left',
    ]);
    expect(screen.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('mailto:team@hedo.example');
    const help = screen.getByRole('link', { name: 'help lines' });
    expect(help.getAttribute('href')).toBe('/aid');
    expect(help.closest('p')?.textContent).toMatch(/^A program .* say so yourself: .* after the request ended\.$/);
    expect(screen.getByText(/November 28, 2026/)).toBeTruthy();
  });
});
