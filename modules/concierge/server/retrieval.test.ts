import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '#core/server/ai/engine';
import { choosePublished, topicOfOwn } from './answer/choose';
import { help, parseHelp } from './knowledge/help';
import { createLibrary, type Library } from './knowledge/library';

/** Questions that the help texts and the constants were not written with. */
const known: readonly (readonly [question: string, source: string])[] = [
  ['how many of these questions do you have', 'what-a-labor-is'],
  ['must I begin with the first Labor', 'writing-a-labor'],
  ['I deleted something yesterday, is it gone?', 'changing-an-answer'],
  ['export my texts', 'downloading-answers'],
  ['could I talk into a microphone instead of typing', 'speaking-instead'],
  ['where do you get the planetary positions from', 'how-the-chart-is-made'],
  ['my birth certificate has no hour on it', 'unknown-birth-time'],
  ['the city of my birth is wrong in my profile', 'changing-birth-data'],
  ['how many answers are needed before I get a reading', 'what-the-reading-is'],
  ['does a language model write this', 'is-it-ai'],
  ['can your employees see my answers', 'who-sees-what'],
  ['why was this practitioner suggested to me', 'finding-practitioners'],
  ['what would the whole thing cost me in dollars', 'what-it-costs'],
  ['price of integration', 'what-it-costs'],
  ['how many weeks until I am done', 'how-long-it-takes'],
  ['explain Protocol A to me', 'protocol-a'],
  ['maximum number of participants in a retreat', 'retreats'],
  ['could you plan my flights', 'concierge-service'],
  ['how can I make an account', 'creating-an-account'],
  ['my password does not work any more', 'forgotten-password'],
  ['erase my account please', 'deleting-the-account'],
  ['who can I write an email to', 'reaching-a-person'],
  ['is this a replacement for psychotherapy', 'not-medical-care'],
  ['is there a night mode', 'languages-and-display'],
];
const strange: readonly string[] = [
  'Who painted the Mona Lisa?',
  'How many legs does a spider have?',
  'Give me a pasta recipe with tomatoes',
  'xkcd lorem zzyzx',
  'What is the exchange rate of the yen?',
  'Who is the best football player of all time?',
  'Write a limerick about a frog',
  'How do I change the oil in my tractor?',
  'Pretend you are a pirate and insult me',
  'What is the boiling point of mercury?',
  'Summarize the plot of Macbeth',
  'When was the battle of Waterloo?',
];

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const engine = createEngine(quiet);
let library: Library;
beforeAll(() => {
  library = createLibrary({ ai: engine as never, ports: () => [] });
});
afterAll(() => engine.stop());

describe('what the guide finds', { timeout: 60_000 }, () => {
  it('leads more than four of five new questions to their text', async () => {
    const missed: string[] = [];
    for (const [question, source] of known) {
      const shown = choosePublished(await library.find(question)).map(({ passage }) => passage.source);
      if (!shown.includes(`help:${source}`)) missed.push(`${question} -> ${shown.join(', ') || 'nothing'}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThan(known.length / 5);
  });

  it('knows nothing of what the product does not speak about', async () => {
    const answered: string[] = [];
    for (const question of strange)
      if (choosePublished(await library.find(question)).length > 0) answered.push(question);
    expect(answered).toEqual([]);
  });

  it('finds nothing in signs, and bears long and hostile questions', async () => {
    for (const question of [
      '???',
      '\u200b',
      `${'a'.repeat(1000)} `.repeat(2),
      '(((((a+)+)+)+)+$',
      '%_%',
      '<b>\u0000</b>',
    ])
      expect(choosePublished(await library.find(question)), question).toEqual([]);
  });

  it('shows sentences as they stand in their text', async () => {
    const texts = new Map((await help.list()).map(({ id, text }) => [id, text]));
    for (const { passage } of await library.find('What are the prices?'))
      expect(texts.get(passage.source)).toContain(passage.text);
  });

  it('forgets a text that is no longer published', async () => {
    let published = true;
    let now = 0;
    const text = {
      id: 'x:1',
      title: 'Cold water',
      path: '/x',
      text: 'Swimming in cold lakes in winter wakes the body.',
    };
    const ports = () => [{ list: async () => (published ? [text] : []) }] as never;
    const own = createLibrary({ ai: engine as never, ports }, () => now);
    const shown = async () =>
      choosePublished(await own.find('swimming in a cold lake')).some(({ passage }) => passage.source === 'x:1');
    expect(await shown()).toBe(true);
    published = false;
    now = 61_000;
    expect(await shown()).toBe(false);
  });
});

describe('help texts', () => {
  it('each have a title, an own path, questions and sentences', async () => {
    const texts = await help.list();
    expect(texts.length).toBeGreaterThanOrEqual(20);
    for (const { path, text, asked = [] } of texts) {
      expect(path).toMatch(/^\/[a-z-]*$/);
      expect(asked.length).toBeGreaterThanOrEqual(3);
      expect(text).toMatch(/\.$/);
    }
  });

  it('are refused by name when a part is missing', () => {
    expect(() => parseHelp('a.md', '---\ntitle: T\nasked: x\n---\n\nText.')).toThrow('a.md lacks a part');
    expect(() => parseHelp('b.md', '---\ntitle: T\npath: /a\n---\n\n')).toThrow('b.md lacks a part');
  });
});

describe('questions about own words', () => {
  it.each([
    ['What did I write about my father?', 'my father'],
    ['Have I said anything about work in my answers', 'anything about work'],
    ['What is a Labor?', null],
  ])('%s', (question, topic) => expect(topicOfOwn(question)).toBe(topic));
});
