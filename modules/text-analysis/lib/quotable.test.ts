import { describe, expect, it } from 'vitest';
import type { Passage } from '#core/contract/ai';
import { countWords, quotablePassages } from './quotable';

/** Sentences by their full stops, enough for these texts. */
const sentencesOf = (text: string): Passage[] =>
  [...text.matchAll(/[^.!?\s][^.!?]*[.!?]*/gu)].map(({ 0: piece, index }) => ({
    start: index,
    end: index + piece.length,
    text: piece,
  }));
const textsOf = (text: string, most = 24) => quotablePassages(text, sentencesOf(text), most).map((one) => one.text);

describe('passages worth quoting', () => {
  it('joins short sentences to their neighbours and leaves long ones alone', () => {
    const text =
      'I did not shout. I simply did not go back. When I was eleven I broke the blue bowl and hid the pieces under the bed. Why?';
    expect(textsOf(text)).toEqual([
      'I did not shout. I simply did not go back. When I was eleven I broke the blue bowl and hid the pieces under the bed.',
    ]);
  });

  it('does not join across a paragraph, and leaves out what is too short alone', () => {
    expect(textsOf('We did not see.\n\nI drew all the time, boats mostly, on his charts.')).toEqual([
      'I drew all the time, boats mostly, on his charts.',
    ]);
  });

  it('takes each line of a list, without its bullet or number', () => {
    const text = 'Pattern:\n1. meet someone kind\n2. pick a fight so that at least I know when\n3. they go\n- the dog';
    expect(textsOf(text)).toEqual(['pick a fight so that at least I know when']);
  });

  it('is a slice of the text, six to 48 words, none twice', () => {
    const line = 'I always check for the keys before I leave the house at night.';
    const text = `${line} ${line}\n\n${'word '.repeat(60)}.\n\n  Tabs\tand  spaces stay as they were written here.`;
    const found = quotablePassages(text, sentencesOf(text), 24);
    for (const one of found) {
      expect(text.slice(one.start, one.end)).toBe(one.text);
      expect(countWords(one.text)).toBeGreaterThanOrEqual(6);
      expect(countWords(one.text)).toBeLessThanOrEqual(48);
    }
    expect(found.map((one) => one.text)).toEqual([line, 'Tabs\tand  spaces stay as they were written here.']);
  });

  it('spreads what it takes over a long text', () => {
    const text = Array.from(
      { length: 40 },
      (_, n) => `Sentence number ${n} has twelve words so that it may stand alone.`,
    ).join(' ');
    const found = textsOf(text, 8);
    expect(found).toHaveLength(8);
    expect(found.at(-1)).toContain('number 35');
  });
});
