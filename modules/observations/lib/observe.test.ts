import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerTexts } from '../testing/answers';
import { isFitForQuestion, isFitForTitle } from './fitness';
import type { Fragment } from './observation';
import { observe, observeAnswers } from './observe';

const personas = new URL('../testing/personas/open/', import.meta.url);
const files = readdirSync(personas).filter((name) => name.endsWith('.json'));
const read = (name: string): Record<number, string> =>
  JSON.parse(readFileSync(new URL(name, personas), 'utf8')).answers;

/** Everything in a value that has offsets. */
const fragmentsIn = (value: unknown): Fragment[] => {
  if (Array.isArray(value)) return value.flatMap(fragmentsIn);
  if (typeof value !== 'object' || value === null) return [];
  const isFragment = 'start' in value && 'end' in value && 'text' in value && 'responseId' in value;
  return [...(isFragment ? [value as Fragment] : []), ...Object.values(value).flatMap(fragmentsIn)];
};

describe.each(files)('%s', (name) => {
  it('is quoted word for word, in whole words, each passage once a Labor', async () => {
    const answers = answerTexts(read(name));
    const found = await observe(answers);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) {
      for (const { responseId, laborNumber, start, end, text } of fragmentsIn([one.claim, one.passages])) {
        const answer = answers.find((other) => other.responseId === responseId);
        expect(answer?.laborNumber).toBe(laborNumber);
        expect(answer?.text.slice(start, end)).toBe(text);
        expect(`${answer?.text[start - 1] ?? ' '}${text[0]}`).not.toMatch(/^[\p{L}\p{N}]{2}/u);
        expect(`${text.at(-1)}${answer?.text[end] ?? ' '}`).not.toMatch(/^[\p{L}\p{N}]{2}/u);
      }
      // Those are offered by weight, for the selection to choose from.
      if (one.claim.kind === 'central' || one.claim.kind === 'ending') continue;
      const labors = one.passages.map(({ laborNumber }) => laborNumber);
      expect(labors).toEqual([...new Set(labors)].sort((a, b) => a - b));
      expect(one.passages.length).toBeLessThanOrEqual(4);
    }
  });
});

it('gives the same ids for the same finding after another answer was added', async () => {
  const before = { 1: 'I have never told my wife about the second mortgage.' };
  const ids = (await observe(answerTexts(before))).map(({ id }) => id);
  const after = (await observe(answerTexts({ ...before, 5: 'The shop was cold in those winters.' }))).map(
    ({ id }) => id,
  );
  expect(after).toEqual(expect.arrayContaining(ids.filter((id) => id.startsWith('hide'))));
  expect(ids.join()).not.toContain('mortgage');
});

it.each([
  ['nothing', ''],
  ['three words', 'I do not.'],
  ['another alphabet', 'Я не знаю, что сказать об этом доме. Мы жили там долго.'],
  ['code', 'const a = () => { return b.map((c) => c.d); }; // TODO fix'],
  ['capitals', 'I HAVE NEVER TOLD ANYONE ABOUT THE LETTERS IN THE TIN.'],
  ['quotations only', '“I hide everything.” “You were always afraid.”'],
  ['marks only', '... !!! ??? “ ” ( ['],
  ['one endless word', 'a'.repeat(50_000)],
])('reads %s without failing', async (_, text) => {
  const found = await observe(answerTexts({ 1: text }));
  for (const { claim } of found) expect(claim.kind).not.toBe('fear');
});

it('names an answer that it cannot read', async () => {
  const { matter } = await observeAnswers(
    answerTexts({ 1: 'I keep the letters in a tin.', 2: 'Я не знаю, что сказать об этом доме.' }),
  );
  expect(matter.answers.map(({ language }) => language)).toEqual(['en', null]);
});

it('cuts dictated sentences into clauses', async () => {
  const text =
    'so i was at the station and i waited for her and it was cold and i had the letters in my coat and i never told her about the letters because she was always so tired and then we went home and i put them in the tin and she asked what i had been doing all day long and so it went on for years';
  const found = await observe(answerTexts({ 1: text }));
  const hidden = found.find(({ claim }) => claim.kind === 'hide')?.claim;
  expect(hidden?.kind === 'hide' && hidden.fragments[0]?.text).toBe('i never told her about the letters');
});

it('observes twelve long answers within two seconds of work', async () => {
  await observe(answerTexts({ 1: 'I keep the letters in a tin.' }));
  const words = Object.values(read('en-walter.json')).join('\n\n').split(/\s+/);
  const long = Array.from({ length: 12 }, (_, labor) => [
    labor + 1,
    Array.from({ length: 400 }, (_word, at) => words[(labor * 163 + at) % words.length]).join(' '),
  ]);
  // Work of this process, not time of the clock: other work on the same machine is not measured.
  const before = process.cpuUsage();
  await observe(answerTexts(Object.fromEntries(long)));
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(2_000);
});

it.each([
  ['being useful is the best hiding place there is', true],
  ['I hide my anger from everyone', true],
  ['I am afraid of the quiet', false],
  ['I want to be buried beside him', false],
  ['he always drank on Fridays', false],
  ['it was the waiting', false],
  ['I said: nothing', false],
  ['two words', false],
])('says whether %j may be a title: %s', (text, expected) => {
  expect(isFitForTitle({ text }, 'en')).toBe(expected);
});

it('builds no question around grave words or insults', () => {
  expect(isFitForQuestion({ text: 'Ich will neben ihm begraben werden' }, 'de')).toBe(false);
  expect(isFitForQuestion({ text: 'die Tassen stehen im Schrank' }, 'de')).toBe(true);
  expect(isFitForQuestion({ text: 'quiero morirme en mi casa' }, 'es')).toBe(false);
  expect(isFitForQuestion({ text: 'I was a stupid girl then' }, 'en')).toBe(false);
});
