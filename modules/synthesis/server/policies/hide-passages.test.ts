import { describe, expect, it } from 'vitest';
import type { Quote, Reading } from '../../schemas/reading';
import { type Hiding, hidePassages } from './hide-passages';

const bell = 'I carry a small bell in my coat for my mother.';
const sea = 'By the sea I remember who I am.';
const quote = (laborNumber: number, text: string): Quote => ({
  responseId: `r${laborNumber}`,
  laborNumber,
  laborName: 'Origins',
  start: 0,
  end: text.length,
  text,
});
const reading: Reading = {
  thin: false,
  title: { text: 'A small bell in my coat', quote: quote(4, 'a small bell in my coat') },
  opening: ['You have written ninety words in three Labors.', '“bell” stands in Labor 4: a word that returns.'],
  themes: [
    {
      id: 'loss',
      title: 'What was lost',
      description: 'Somebody is missed.',
      quotes: [quote(4, bell)],
      question: 'Who?',
    },
    {
      id: 'place',
      title: 'A place to be',
      description: 'A place returns.',
      quotes: [quote(4, bell), quote(11, sea)],
      question: 'What if the small bell in my coat rang there?',
      how: 'Counted in two Labors.',
    },
    { id: 'sea', title: 'By the water', description: 'The sea.', quotes: [quote(11, sea)], question: 'When?' },
  ],
  insights: [
    {
      id: 'jung',
      framework: 'jung',
      thinker: 'C. G. Jung',
      work: 'Aion',
      concept: 'The shadow',
      note: 'What is not looked at.',
      quotes: [quote(4, bell)],
      question: 'And you?',
    },
  ],
  chart: ['Your Human Design names type Projector.'],
  closing: ['Nine Labors are not written yet.'],
  guidance: [
    { themeId: 'loss', title: 'Write a letter', text: 'To the one who is missed.' },
    { themeId: 'sea', title: 'Go there', text: 'On a free morning.' },
  ],
  names: { opening: ['a', 'b'], chart: ['c'], closing: ['d'] },
};
const hiding = (more: Partial<Hiding> = {}): Hiding => ({
  viewer: 'owner',
  labors: new Set([4]),
  words: [bell],
  isByModel: false,
  ...more,
});
const everything = (value: object): string => JSON.stringify(value);

describe('a reading of which a Labor is kept back', () => {
  const shown = hidePassages(reading, hiding());

  it('has no word of it, in no part', () => {
    expect(everything(shown)).not.toMatch(/bell|coat/);
    expect(everything(reading)).toContain('bell');
  });

  it('says in place what is hidden and keeps the rest', () => {
    const line = 'A passage of Labor 4 is hidden: you keep this Labor to yourself.';
    const [loss, place, water] = shown.themes;
    expect(loss).toEqual({ id: 'loss', title: 'Hidden', description: line, quotes: [], question: '' });
    expect(place).toMatchObject({ title: 'A place to be', description: `A place returns. ${line}`, question: '' });
    expect(place?.quotes.map(({ laborNumber }) => laborNumber)).toEqual([11]);
    expect(water).toEqual(reading.themes[2]);
    expect(shown.insights[0]).toMatchObject({ concept: 'Hidden', note: line, quotes: [] });
    expect(shown.opening).toEqual([
      'You have written ninety words in three Labors.',
      'A paragraph is hidden: it has words from a Labor that you keep to yourself.',
    ]);
    expect(shown.names).toEqual(reading.names);
    expect(shown.guidance.map(({ themeId }) => themeId)).toEqual(['sea']);
    expect(shown.title).toBeUndefined();
  });

  it('tells a practitioner of it in other words, and names several Labors at once', () => {
    const seen = hidePassages(
      reading,
      hiding({ viewer: 'practitioner', labors: new Set([4, 11]), words: [bell, sea] }),
    );
    expect(seen.themes[0]?.description).toBe('A passage of Labor 4 is hidden: it is not open to practitioners.');
    expect(seen.themes[1]).toMatchObject({
      title: 'Hidden',
      description: 'Passages of Labors 4 and 11 are hidden: they are not open to practitioners.',
      quotes: [],
    });
    expect(everything(seen)).not.toMatch(/bell|remember who/);
  });

  it.each([
    ['de', 'Eine Stelle aus Arbeit 4 ist verborgen: Du behältst diese Arbeit für dich.'],
    ['es', 'Un pasaje del trabajo 4 está oculto: guardas este trabajo solo para ti.'],
  ] as const)('says it in the language of the reading: %s', (language, line) => {
    expect(hidePassages({ ...reading, language }, hiding()).themes[0]?.description).toBe(line);
  });

  it('hides all that a language model worded from it, and its paragraphs that name no source', () => {
    const seen = hidePassages(reading, hiding({ isByModel: true }));
    expect(seen.themes[1]).toMatchObject({ title: 'Hidden', question: '' });
    expect(seen.themes[1]?.quotes).toHaveLength(1);
    expect(seen.opening.every((text) => text.startsWith('A paragraph is hidden'))).toBe(true);
    expect(seen.themes[2]).toEqual(reading.themes[2]);
  });

  it('is the same where nothing is kept back', () => {
    expect(hidePassages(reading, hiding({ labors: new Set(), words: [] }))).toBe(reading);
  });
});
