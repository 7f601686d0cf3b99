import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCrisisGate } from '#core/server/ai/crisis';
import { findCrisisPhrases } from '#core/server/ai/crisis-phrases';
import { createEngine } from '#core/server/ai/engine';
import { createSpeech } from '#core/server/ai/speech/create-speech';
import { NO_WRITER } from '#core/server/ai/writer';
import { embeddingCache } from '#core/testing/embedding-cache';
import type { LaborAnswer } from '#modules/labors/public';
import { countWords } from '#modules/text-analysis/public';
import { type Part, partsOf } from '../../schemas/parts';
import type { Quote, Reading } from '../../schemas/reading';
import { aProfile } from '../../testing/a-profile';
import { writers } from '../../testing/writers';
import { anke } from '../../testing/writers/anke';
import { aLongWriter } from '../../testing/writers/long';
import { marcus } from '../../testing/writers/marcus';
import { ruth } from '../../testing/writers/ruth';
import { tomas } from '../../testing/writers/tomas';
import { answersOf } from '../../testing/writers/writer';
import { contentOf } from '../content';
import { writeEmbedded } from './embedded-writer';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const engine = createEngine(quiet, embeddingCache);
const speech = createSpeech({ ffmpeg: 'ffmpeg', pocketsphinx: 'pocketsphinx_continuous', service: null }, quiet);
const crisis = createCrisisGate(engine, quiet);
const ai = { ...engine, crisis, crisisPhrases: findCrisisPhrases, writer: NO_WRITER, speech };
const nothing: ReadonlySet<string> = new Set();
const asPart = (id: string, kind: Part['kind'], title: string | null = null): Part => ({ id, kind, title, text: '' });

const read = (
  answers: readonly LaborAnswer[],
  notMe: readonly Part[] = [],
  crisisAnswers = nothing,
): Promise<Reading> => writeEmbedded(ai, { answers, profile: aProfile, notMe, crisisAnswers }, async () => undefined);
const quotesOf = ({ themes, insights }: Reading): readonly Quote[] =>
  [...themes, ...insights].flatMap((one) => one.quotes);

const readings = new Map<string, Reading>();
beforeAll(async () => {
  for (const writer of writers) readings.set(writer.name, await read(answersOf(writer)));
});
afterAll(() => engine.stop());
const readingOf = (name: string): Reading => readings.get(name) as Reading;

describe('a reading', () => {
  it.each(writers)('of $name quotes word for word, six words or more, nothing twice', (writer) => {
    const texts = new Map(answersOf(writer).map((answer) => [answer.responseId, answer]));
    const quotes = quotesOf(readingOf(writer.name));
    for (const quote of quotes) {
      const answer = texts.get(quote.responseId);
      expect(answer?.text.slice(quote.start, quote.end)).toBe(quote.text);
      expect(answer?.laborNumber).toBe(quote.laborNumber);
      expect(countWords(quote.text)).toBeGreaterThanOrEqual(6);
    }
    for (const [at, one] of quotes.entries())
      for (const other of quotes.slice(at + 1)) {
        const apart = one.responseId !== other.responseId || one.end <= other.start || other.end <= one.start;
        expect(apart && one.text !== other.text, `${one.text} / ${other.text}`).toBe(true);
      }
  });

  it.each(writers)('of $name names every theme once and claims no author who is an engine', (writer) => {
    const reading = readingOf(writer.name);
    const ids = [...reading.themes, ...reading.insights].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const others = reading.insights.filter(({ framework }) => framework === 'others').map(({ thinker }) => thinker);
    expect(new Set(others).size).toBe(others.length);
    const framing = contentOf({ ...reading, themes: [], insights: [] });
    expect(framing).not.toMatch(/\bAI\b|artificial|language model|I have read/iu);
    expect(framing).not.toMatch(/\b1 (?:words|Labors)\b|undefined|null|NaN| {2}|\.\./u);
  });

  it('is the same for the same answers', async () => {
    expect(await read(answersOf(marcus))).toEqual(readingOf('Marcus'));
  });

  it('differs from writer to writer', () => {
    const [first, second] = [readingOf('Ruth'), readingOf('Marcus')];
    const sentences = (reading: Reading) =>
      new Set([...reading.opening, ...reading.themes.flatMap(({ description, question }) => [description, question])]);
    const shared = [...sentences(first)].filter((sentence) => sentences(second).has(sentence));
    expect(shared.length).toBeLessThanOrEqual(2);
  });

  it('finds what is there', () => {
    const titles = (name: string) => readingOf(name).themes.map(({ id }) => id);
    expect(titles('Ruth')).toEqual(expect.arrayContaining(['grief', 'closeness']));
    expect(titles('Marcus')).toEqual(expect.arrayContaining(['turning', 'money']));
    expect(titles('Iwona')).toEqual(expect.arrayContaining(['grief', 'belonging', 'calling']));
    expect(titles('Tomas')).toContain('making');
    expect(readingOf('Ruth').opening[1]).toContain('“Tom” stands in Labors 2, 3, 6, 7, 10 and 11');
  });

  it('says that a thin text is thin, and stays short', () => {
    const reading = readingOf('Tomas');
    expect(reading.thin).toBe(true);
    expect(reading.opening.join(' ')).toContain('not much to read from yet');
    expect(reading.themes.length).toBeLessThanOrEqual(2);
    expect(reading.themes.every(({ quotes }) => quotes.length === 1)).toBe(true);
    expect([reading.insights, reading.chart]).toEqual([[], []]);
    expect(reading.guidance.length).toBeLessThanOrEqual(1);
    expect(contentOf(reading).split(/\s+/).length).toBeLessThan(200);
  });

  it('of three Labors of ten words makes no more than that', async () => {
    const texts = { 1: 'Home was loud and warm.', 3: 'I love too fast.', 5: 'Work is work, it pays the rent.' };
    const reading = await read(answersOf({ name: 'x', answers: texts }));
    expect(reading.thin).toBe(true);
    expect(quotesOf(reading).length).toBeLessThanOrEqual(1);
  });

  it('leaves German unread and says so', () => {
    const reading = readingOf('Anke');
    expect(reading.opening.join(' ')).toContain('Labors 1, 3, 5 and 10 do not seem to be in English');
    expect(quotesOf(reading).every(({ laborNumber }) => laborNumber === 12)).toBe(true);
  });

  it('of German alone says only that', async () => {
    const reading = await read(answersOf(anke).filter(({ laborNumber }) => laborNumber < 12));
    expect([reading.themes, reading.insights, reading.chart]).toEqual([[], [], []]);
    expect(reading.opening).toHaveLength(1);
  });

  it('does not offer again what the client called not theirs, and says what it left out', async () => {
    const reading = await read(answersOf(tomas), [asPart('making', 'theme', 'Something that wants to be made')]);
    expect(reading.themes.map(({ id }) => id)).not.toContain('making');
    expect(reading.closing.join(' ')).toContain('marked it as not you: “Something that wants to be made”');
  });

  it.each(writers)('of $name names every part that can be judged, each once', (writer) => {
    const reading = readingOf(writer.name);
    const ids = partsOf(reading).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const { opening, chart, closing, themes, insights, guidance } = reading;
    const all = [opening, chart, closing, themes, insights, guidance].reduce((sum, list) => sum + list.length, 0);
    expect(ids).toHaveLength(all);
  });

  it('leaves out whatever part was refused, says so, and keeps saying how it was made', async () => {
    const before = readingOf('Ruth');
    const kinds = new Map(partsOf(before).map((part) => [part.kind, part]));
    expect([...kinds.keys()].sort()).toEqual(['chart', 'closing', 'insight', 'opening', 'practice', 'theme']);
    for (const part of kinds.values()) {
      const reading = await read(answersOf(ruth), [part]);
      expect(
        partsOf(reading).map(({ id }) => id),
        part.id,
      ).not.toContain(part.id);
      expect(reading.closing.join(' '), part.id).toContain('Left out, because you marked it as not you:');
    }
    const bare = await read(answersOf(ruth), partsOf(before));
    expect([bare.opening, bare.chart]).toEqual([[], []]);
    expect(bare.names?.closing).toEqual(['closing.left-out']);
    const thin = await read(answersOf(tomas), [
      asPart('opening.thin', 'opening'),
      asPart('closing.left-out', 'closing'),
    ]);
    expect(thin.opening.join(' ')).toContain('not much to read from yet');
  }, 60_000);

  it('never quotes a passage about danger from an answer that was released', async () => {
    const danger = 'Since my mother died I have often thought that I want to kill myself.';
    const answers = answersOf({
      name: 'x',
      answers: {
        1: `On Tuesday the shop was closed. ${danger}`,
        2: 'Short.',
        3: 'Short too.',
      },
    });
    const crisisAnswers = new Set([answers[0]?.responseId ?? '']);
    const quoted = async (among: ReadonlySet<string>) =>
      quotesOf(await read(answers, [], among))
        .map(({ text }) => text)
        .join();
    expect(await quoted(nothing)).toContain('kill');
    expect(await quoted(crisisAnswers)).not.toContain('kill');
  });

  it('of twelve long answers quotes from several of them', async () => {
    const answers = answersOf(aLongWriter(100));
    const quotes = quotesOf(await read(answers));
    for (const { responseId, start, end, text } of quotes)
      expect(answers.find((one) => one.responseId === responseId)?.text.slice(start, end)).toBe(text);
    expect(new Set(quotes.map(({ laborNumber }) => laborNumber)).size).toBeGreaterThan(2);
  });
});
