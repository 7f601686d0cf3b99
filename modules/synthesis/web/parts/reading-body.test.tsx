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
  expect((await screen.findByRole('table')).textContent).toContain('1 theme in one Labor.');
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
  expect(theme?.textContent).toBe('AgreeNot meAdd a note');
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

const replacedView = aView({
  reading: {
    ...reading,
    themes: [{ ...reading.themes[0], id: 'return', title: 'Bread' } as Reading['themes'][number]],
  },
  replaced: [
    { itemId: 'silence', title: 'Silence', instead: 'return' },
    { itemId: 'fear', title: null, instead: null },
  ],
  feedback: { silence: 'not-me', fear: 'not-me' },
});

it('shows what stands in the place of a not me, at once, and brings the former back', async () => {
  let isRefused = false;
  const { calls } = open({
    'GET /api/synthesis/versions/a': () => (isRefused ? replacedView : aView()),
    'POST /api/synthesis/feedback': () => {
      isRefused = !isRefused;
      return { ok: true };
    },
  });
  const theme = await screen.findByRole('group', { name: 'Your view of “Silence”' });
  fireEvent.click(within(theme).getByRole('button', { name: 'Not me' }));
  const line = await screen.findByText(/You called “Silence” not you. This stands in its place./);
  expect(screen.getByRole('heading', { name: 'Bread' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Silence' })).toBeNull();
  expect(document.activeElement).toBe(line);
  expect(
    within(screen.getByRole('region', { name: 'Left out of this version' })).getByText(/You called a passage not you/),
  ).toBeTruthy();
  fireEvent.click(within(line).getByRole('button', { name: 'Bring it back Silence' }));
  expect(await screen.findByRole('heading', { name: 'Silence' })).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { synthesisId: 'a', itemId: 'silence', verdict: 'not-me' },
    { synthesisId: 'a', itemId: 'silence', verdict: 'agree' },
  ]);
});

it('keeps a note next to an observation, changes it and takes it away', async () => {
  let note: string | null = null;
  const { calls } = open({
    'GET /api/synthesis/versions/a': () => aView(note === null ? {} : { notes: { silence: note } }),
    'POST /api/synthesis/feedback': ({ body }: { body: { note: string | null } }) => {
      note = body.note;
      return { ok: true };
    },
  });
  await screen.findByRole('article');
  const write = async (button: string, text: string): Promise<void> => {
    const [view] = screen.getAllByRole('group', { name: 'Your view of “Silence”' });
    fireEvent.click(await within(view as HTMLElement).findByRole('button', { name: button }));
    fireEvent.change(await screen.findByLabelText('Your note on “Silence”'), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  };
  await write('Add a note', ' It was the kitchen. ');
  expect(await screen.findByText('It was the kitchen.')).toBeTruthy();
  await write('Change the note', '');
  await expect.poll(() => screen.queryByText('It was the kitchen.')).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { synthesisId: 'a', itemId: 'silence', note: 'It was the kitchen.' },
    { synthesisId: 'a', itemId: 'silence', note: null },
  ]);
});

it('says who was allowed to read it', async () => {
  const reader = { name: 'Ines Roth', from: '2026-10-01T10:00:00Z', until: '2026-10-20T10:00:00Z', lastReadAt: null };
  open({}, aView({ readers: [reader] }));
  const readers = await screen.findByRole('region', { name: 'Who can read this' });
  expect(readers.textContent).toContain('Ines Roth');
  expect(readers.textContent).toContain('Was allowed from October 1, 2026 to October 20, 2026. Has not read it.');
});
