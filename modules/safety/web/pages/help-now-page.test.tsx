// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#core/testing/render';
import { getPageData } from '#core/web';
import { setPageData } from '#core/web/page-data';
import { loadTexts } from '#core/web/texts/texts';
import { listHelpLines } from '../../server/queries/help-lines';
import { HelpNowPage } from './help-now-page';

const api = { 'GET /api/help-lines': listHelpLines([], 'en') };
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** A device of which the browser tells neither a region nor a town. */
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en');
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'UTC' };
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  setPageData({ ...getPageData(), language: 'en' });
});

const show = (at: string) => renderPage(<HelpNowPage />, { at, path: '/help-now', user: null, api });

describe('/help-now', () => {
  it('shows the lines of the asked kind first and the others after them', async () => {
    show('/help-now?country=DE&kind=violence');
    expect(await screen.findByRole('heading', { name: 'Help lines: Germany' })).toBeTruthy();
    expect(names()).toEqual([
      'Hilfetelefon „Gewalt gegen Frauen“',
      'TelefonSeelsorge',
      'Nummer gegen Kummer: Kinder- und Jugendtelefon',
    ]);
    expect(screen.getByRole('link', { name: '116 016' }).getAttribute('href')).toBe('tel:116016');
    expect(screen.getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112');
    const source = screen.getByRole('link', { name: 'hilfetelefon.de' });
    expect(source.getAttribute('href')).toMatch(/^https:\/\/www\.hilfetelefon\.de\//);
    expect(source.closest('p')?.textContent).toContain('November 23, 2026');
  });

  it('says so where no number is confirmed, and names the directory', async () => {
    show('/help-now?country=FJ');
    expect(await screen.findByText(/no confirmed number for Fiji/)).toBeTruthy();
    expect(screen.getByText('In an emergency, call your local emergency number.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find A Helpline' })).toBeTruthy();
  });

  it('reaches every country and kind by plain links and a plain form', async () => {
    const { container } = show('/help-now?kind=children');
    const countries = within(await screen.findByRole('navigation', { name: 'Countries with help lines here' }));
    expect(countries.getByRole('link', { name: 'Austria' }).getAttribute('href')).toBe(
      '/help-now?country=AT&kind=children',
    );
    expect(container.querySelector('form')?.getAttribute('action')).toBe('/help-now');
    expect(screen.getAllByRole('option')).toHaveLength(250);
    expect(container.querySelector<HTMLInputElement>('input[name="kind"]')?.value).toBe('children');
  });

  it('remembers the chosen country on this device', async () => {
    const { unmount } = show('/help-now');
    fireEvent.change(await screen.findByRole('combobox', { name: 'Country' }), { target: { value: 'AT' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show help lines' }));
    expect(await screen.findByRole('heading', { name: 'Help lines: Austria' })).toBeTruthy();
    unmount();
    show('/help-now');
    expect(await screen.findByRole('heading', { name: 'Help lines: Austria' })).toBeTruthy();
    expect(screen.queryByText(/We suggest/)).toBeNull();
  });

  it('suggests the country of the browser and says that it is a guess', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-CH');
    show('/help-now');
    expect(await screen.findByText(/We suggest Switzerland/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '143' })).toBeTruthy();
  });

  it.each(['/help-now?country=XX&kind=fear', '/help-now?country=%3Cscript%3E'])(
    'ignores what it does not know: %s',
    async (at) => {
      show(at);
      expect(await screen.findByRole('heading', { name: 'Help lines by country' })).toBeTruthy();
    },
  );

  it('leads to help before the lines have come', () => {
    show('/help-now');
    expect(screen.getByText('In an emergency, call your local emergency number.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find A Helpline' })).toBeTruthy();
  });

  it('speaks Spanish', async () => {
    setPageData({ ...getPageData(), language: 'es' });
    await loadTexts(['es']);
    show('/help-now?country=ES');
    expect(await screen.findByText('Niños, niñas y adolescentes')).toBeTruthy();
    expect(screen.getByRole('link', { name: '116 111' })).toBeTruthy();
  });
});
