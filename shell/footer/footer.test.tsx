// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '#core/testing/render';
import { getPageData, useTheme } from '#core/web';
import * as language from '#core/web/language';
import { setPageData } from '#core/web/page-data';
import { loadTexts } from '#core/web/texts/texts';
import { Footer } from './footer';

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

const small = {
  ...urgent,
  id: 'small',
  title: 'Small print',
  roots: [
    {
      route: '/rules',
      access: 'open',
      nav: [{ label: { en: 'Rules', de: 'Regeln', es: 'Reglas' }, order: 2, place: 'footer' }],
    },
    { route: '/privacy', access: 'open', nav: [{ label: 'Privacy', order: 1, place: 'footer' }] },
  ],
} as const;

beforeEach(() => setPageData({ ...getPageData(), modules: [urgent, small] }));
afterEach(() => setPageData({ ...getPageData(), modules: [], language: 'en' }));

it('leads to help first, and to what everybody may ask for', () => {
  renderPage(<Footer />, { user: null });
  expect(screen.getByRole('link', { name: 'Need help now?' }).getAttribute('href')).toBe('/aid');
  const links = within(screen.getByRole('navigation', { name: 'Foot of the page' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/aid', '/privacy', '/rules']);
});

it('draws no link to help where no module has such a page', () => {
  setPageData({ ...getPageData(), modules: [] });
  renderPage(<Footer />, { user: null });
  expect(screen.queryByRole('link', { name: /help/i })).toBeNull();
});

it('names each language in itself and asks for the chosen one', () => {
  const choose = vi.spyOn(language, 'chooseLanguage').mockImplementation(() => undefined);
  renderPage(<Footer />, { user: null });
  const group = within(screen.getByRole('group', { name: 'Language' }));
  const buttons = group.getAllByRole('button');
  expect(buttons.map(({ textContent, lang }) => `${textContent} ${lang}`)).toEqual([
    'English en',
    'Deutsch de',
    'Español es',
  ]);
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
  fireEvent.click(group.getByRole('button', { name: 'Deutsch' }));
  expect(choose).toHaveBeenCalledWith('de');
});

it('speaks German, and changes the theme', async () => {
  setPageData({ ...getPageData(), language: 'de' });
  await loadTexts(['de']);
  renderPage(<Footer />, { user: null });
  fireEvent.click(within(screen.getByRole('group', { name: 'Farben' })).getByRole('button', { name: 'Nacht' }));
  expect(useTheme.getState().theme).toBe('dark');
  expect(screen.getByRole('link', { name: 'Regeln' })).toBeTruthy();
});
