import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guide, startGuide } from '../testing/guide';
import { questions, strangeQuestions } from '../testing/questions';
import de from '../web/texts/de.json';
import en from '../web/texts/en.json';
import es from '../web/texts/es.json';
import { topicOfOwn } from './answer/choose';

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

let guide: Guide;
beforeAll(async () => {
  guide = await startGuide();
  const { library } = guide;
  await library.whenReady();
}, 240_000);
afterAll(() => guide?.stop());

/** What is shown to a visitor who asks. */
const answerTo = async (question: string): Promise<{ readonly sources: string[]; readonly text: string }> => {
  const lines = await guide.ask(question);
  return {
    sources: lines.flatMap((line) => (line.kind === 'passage' ? [line.source] : [])),
    text: lines.map((line) => (line.kind === 'passage' ? line.text : `(${line.kind})`)).join('\n'),
  };
};

describe('what the guide finds', { timeout: 60_000 }, () => {
  it('leads more than four of five new questions to their text', async () => {
    const missed: string[] = [];
    for (const [question, source] of known) {
      const { sources } = await answerTo(question);
      if (!sources.includes(`help:${source}`)) missed.push(`${question} -> ${sources.join(', ') || 'nothing'}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThan(known.length / 5);
  });

  it('knows nothing of what the product does not speak about', async () => {
    const answered: string[] = [];
    for (const question of strangeQuestions)
      if ((await answerTo(question)).text !== '(unknown)') answered.push(question);
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
      expect((await answerTo(question)).text, question).toBe('(unknown)');
  });

  it('fills every figure in, so that no text is withheld', async () => {
    const { library } = guide;
    const published = await library.sources();
    const { readHelp } = await import('./knowledge/help');
    for (const { name } of await readHelp()) expect(published).toContain(`help:${name}`);
    const [line] = await guide.ask('Ich bin 16, kann ich mitmachen?');
    expect(line).toMatchObject({ title: 'Menschen unter 18' });
  });
});

describe('the answer', { timeout: 60_000 }, () => {
  it.each(questions)('to "$ask" is true of this product', async ({ ask, says, never = [], person = false }) => {
    const { text } = await answerTo(ask);
    for (const words of says) expect(text).toContain(words);
    for (const words of never) expect(text).not.toContain(words);
    expect(text.endsWith('(person)')).toBe(person);
  });

  it('is there for each question that the panel offers, in the language of the page', async () => {
    for (const [language, texts] of Object.entries({ en, de, es }))
      for (const key of ['try.1', 'try.2', 'try.3'] as const) {
        const [line] = await guide.ask(texts[key]);
        expect(line, texts[key]).toMatchObject({ kind: 'passage', ...(language === 'en' ? {} : { language }) });
      }
  });

  it('to a question for dates has those that are in the database', async () => {
    await guide.app.knex('experiences').delete();
    await guide.app.knex('experiences').insert({
      id: '5a3f0000-0000-4000-8000-000000000001',
      name: 'Days by the lake',
      focus: 'Water',
      location: 'Lugano, Switzerland',
      zone: 'Europe/Zurich',
      partner_name: 'Casa',
      starts_on: '2199-05-06',
      days: 7,
      capacity: 4,
      taken: 3,
      sample: false,
    });
    await guide.refresh();
    const { text } = await answerTo('when is the next retreat');
    expect(text).toContain('“Days by the lake” in Lugano, Switzerland');
    expect(text).toContain('May 6');
    expect(text).toContain('2199');
    expect(text).toContain('1 of 4 places left');
    await guide.app.knex('experiences').delete();
    await guide.refresh();
    expect((await answerTo('when is the next retreat')).text).toContain('No retreat has a date at present.');
  });
});

describe('questions about own words', () => {
  it.each([
    ['What did I write about my father?', 'my father'],
    ['Have I said anything about work in my answers', 'anything about work'],
    ['What is a Labor?', null],
  ])('%s', (question, topic) => expect(topicOfOwn(question)).toBe(topic));
});
