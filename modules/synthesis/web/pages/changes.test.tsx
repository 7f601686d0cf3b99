// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { renderPage } from '#core/testing/render';
import type { Quote, Reading } from '../../schemas/reading';
import type { SynthesisView } from '../../schemas/synthesis';
import { changesBetween } from '../parts/changes/changes';
import { ChangesPage } from './changes-page';

const aQuote = (text: string): Quote => ({
  responseId: 'r',
  laborNumber: 1,
  laborName: 'Origins',
  start: 0,
  end: text.length,
  text,
});
const aTheme = (title: string, description: string, ...quotes: string[]): Reading['themes'][number] => ({
  id: title,
  title,
  description,
  quotes: quotes.map(aQuote),
  question: 'And now?',
});
const aReading = (themes: Reading['themes']): Reading => ({
  thin: false,
  opening: [],
  themes,
  insights: [],
  chart: [],
  closing: [],
  guidance: [],
});
const older = aReading([aTheme('Silence', 'It returns.', 'He never raised his voice.'), aTheme('Work', 'Much of it.')]);
const newer = aReading([
  aTheme('Silence', 'It returns twice.', 'He never raised his voice.', 'I read the silence.'),
  aTheme('The sea', 'Where you breathe.'),
]);
const aView = (id: string, version: number, reading: Reading): SynthesisView => ({
  id,
  version,
  generatedAt: '2026-11-20T10:00:00Z',
  engine: { kind: 'embedded', id: 'e', fallback: null },
  content: '',
  themes: [],
  frameworks: { jung: [], frankl: [], eliade: [], others: {} },
  reading,
  help: false,
  newerResponses: 0,
  profileChanged: false,
  feedback: {},
});

describe('two versions', () => {
  it('are compared by themes, thoughts and sentences', () => {
    const { themes, quotes, same } = changesBetween(older, newer);
    expect(themes.added.map(({ title }) => title)).toEqual(['The sea']);
    expect(themes.gone.map(({ title }) => title)).toEqual(['Work']);
    expect(themes.kept).toEqual([{ title: 'Silence', reworded: true }]);
    expect(quotes.added.map(({ text }) => text)).toEqual(['I read the silence.']);
    expect(quotes.kept).toHaveLength(1);
    expect(same).toBe(false);
  });

  it('are compared by every other paragraph too', () => {
    const before = { ...older, opening: ['You wrote 300 words.'], closing: ['Nine are open.'] };
    const after = { ...older, closing: ['Nine are open.', 'Left out: the count of your words.'] };
    const { paragraphs, same } = changesBetween(before, after);
    expect(paragraphs).toEqual({
      added: ['Left out: the count of your words.'],
      gone: ['You wrote 300 words.'],
      kept: ['Nine are open.'],
    });
    expect(same).toBe(false);
  });

  it('keep a finding that is headed in other words', () => {
    const found = { ...aTheme('Silence', 'It returns.'), id: 'hide-1', kind: 'hide' } as const;
    const { themes, same } = changesBetween(aReading([found]), aReading([{ ...found, title: 'Not said' }]));
    expect(themes).toEqual({ added: [], gone: [], kept: [{ title: 'Not said', reworded: true }] });
    expect(same).toBe(false);
  });

  it('that say the same have no difference', () => expect(changesBetween(older, older).same).toBe(true));
});

test('the page lays an earlier version next to the newest one', async () => {
  renderPage(<ChangesPage />, {
    at: '/synthesis/a/changes',
    path: '/synthesis/:id/changes',
    api: {
      'GET /api/synthesis/versions/a': aView('a', 1, older),
      'GET /api/synthesis/me': aView('b', 2, newer),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Version 1 and version 2' })).toBeTruthy();
  const themes = within(screen.getByRole('region', { name: 'Themes' }));
  expect(themes.getByText('The sea')).toBeTruthy();
  expect(themes.getByText('worded anew')).toBeTruthy();
  expect(screen.getByText('I read the silence.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Ways of reading' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Read version 1' }).getAttribute('href')).toBe('/synthesis/a');
});
