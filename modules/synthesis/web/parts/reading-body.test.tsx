// @vitest-environment happy-dom
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import type { Reading } from '../../schemas/reading';
import type { SynthesisView } from '../../schemas/synthesis';
import { VersionPage } from '../pages/version-page';

configure({ asyncUtilTimeout: 8000 });

const quote = { responseId: 'r', laborNumber: 1, laborName: 'Origins', start: 0, end: 5, text: 'I was nine then.' };
const reading: Reading = {
  thin: false,
  opening: ['You have written 300 words in three Labors.', 'Labor 3 does not seem to be in English.'],
  themes: [{ id: 'silence', title: 'Silence', description: 'It returns.', quotes: [quote], question: 'Who spoke?' }],
  insights: [
    {
      id: 'shadow',
      framework: 'jung',
      thinker: 'Carl Gustav Jung',
      work: 'Aion',
      concept: 'Shadow',
      note: 'What is hidden keeps its place.',
      quotes: [],
      question: 'What is hidden?',
    },
  ],
  chart: ['Your Human Design names type Projector.'],
  closing: ['Nine Labors are not written yet.'],
  guidance: [{ themeId: 'silence', title: 'A line', text: 'Write one line.' }],
  names: {
    opening: ['opening.counts', 'opening.language'],
    chart: ['chart.design'],
    closing: ['closing.open'],
  },
};
const aView = (more: Partial<SynthesisView> = {}): SynthesisView => ({
  id: 'a',
  version: 1,
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
  ...more,
});
const open = (api: Record<string, unknown> = {}, view = aView()) =>
  renderPage(<VersionPage />, {
    at: '/synthesis/a',
    path: '/synthesis/:id',
    api: { 'GET /api/synthesis/versions/a': view, 'POST /api/synthesis/feedback': { ok: true }, ...api },
  });
const views = () => screen.getAllByRole('group', { name: /^Your view of/ });

it('counts the Labors that the themes come from, not all twelve', async () => {
  open();
  expect(await screen.findByText('1 theme in one Labor.')).toBeTruthy();
});

it('asks of every observation whether it is the reader, not of counts and facts of the chart', async () => {
  open();
  await screen.findByRole('article');
  expect(views()).toHaveLength(3);
  expect(
    screen.getByText('You have written 300 words in three Labors. Labor 3 does not seem to be in English.'),
  ).toBeTruthy();
});

const byModel = { engine: { kind: 'model', id: 'm', fallback: null } } as const;

it('asks of every paragraph of a language model too, and sends the name of that one', async () => {
  const { calls } = open({}, aView(byModel));
  await screen.findByRole('article');
  expect(views()).toHaveLength(6);
  for (const view of views()) fireEvent.click(within(view).getByRole('button', { name: 'Not me' }));
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body as { itemId: string });
  await expect.poll(() => sent().length).toBe(6);
  expect(sent().map(({ itemId }) => itemId)).toEqual([
    'opening.counts',
    'opening.language',
    'silence',
    'shadow',
    'practice.silence',
    'closing.open',
  ]);
});

it('says what a not me does, and of what says how it was made that it stays', async () => {
  open(
    {},
    aView({ ...byModel, feedback: { 'opening.counts': 'not-me', 'opening.language': 'not-me', silence: 'agree' } }),
  );
  await screen.findByRole('article');
  const [counts, language, theme] = views();
  expect(counts?.textContent).toContain('Your next reading leaves this out.');
  expect(language?.textContent).toContain('so the next one says it too');
  expect(theme?.textContent).toBe('AgreeNot me');
  expect(
    within(counts as HTMLElement)
      .getByRole('button', { name: 'Not me' })
      .getAttribute('aria-pressed'),
  ).toBe('true');
});

it('keeps what stood when it could not be sent, and only shows paragraphs without a name', async () => {
  const { names: _, ...before } = reading;
  const { calls } = open(
    { 'POST /api/synthesis/feedback': new Answer(503, { status: 503, code: 'down', detail: 'Please come back.' }) },
    aView({ reading: before }),
  );
  await screen.findByRole('article');
  expect(views()).toHaveLength(3);
  const button = within(views()[0] as HTMLElement).getByRole('button', { name: 'Not me' });
  fireEvent.click(button);
  await expect.poll(() => calls.filter(({ method }) => method === 'POST').length).toBe(1);
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

it('says whose words a quote is, how a section was found, and what it is called by', async () => {
  const [theme] = reading.themes;
  if (!theme) throw new Error('no theme');
  const found: Reading = {
    ...reading,
    language: 'de',
    title: { text: 'Ich war neun', quote },
    themes: [{ ...theme, kind: 'kept', how: 'Gefunden durch Zählen.', quotes: [{ ...quote, by: 'dein Vater' }] }],
    silent: { frankl: 'Frankl bleibt am Rand.' },
  };
  open({}, aView({ reading: found }));
  const article = await screen.findByRole('article');
  expect(article.getAttribute('lang')).toBe('de');
  expect(screen.getByRole('heading', { name: 'Ich war neun' })).toBeTruthy();
  for (const text of ['Words of: dein Vater', 'Gefunden durch Zählen.', 'Frankl bleibt am Rand.'])
    expect(within(article).getByText(text)).toBeTruthy();
});
