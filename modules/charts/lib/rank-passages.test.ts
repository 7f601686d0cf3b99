import { describe, expect, it } from 'vitest';
import { type Theme, theme } from '#modules/chart-engine/public';
import { bestFirst, candidatesOf, type ReadAnswer, spreadOverLabors, wordsPattern } from './rank-passages';

const answerTo = (laborNumber: number, sentences: readonly string[]) => {
  const text = sentences.join(' ');
  const answer = {
    responseId: `answer-${laborNumber}`,
    laborNumber,
    laborName: `Labor ${laborNumber}`,
    text,
    version: 1,
    updatedAt: '2026-11-22T10:00:00.000Z',
  };
  const passages = sentences.map((one) => ({
    start: text.indexOf(one),
    end: text.indexOf(one) + one.length,
    text: one,
  }));
  return { answer, passages };
};
const strength = theme('strong, strength, energ*, on my own', [7, 'What you can move.'], [2, 'Felt in the body.']);

const rankPassages = (of: Theme, read: readonly ReadAnswer[]) => bestFirst(read.flatMap(candidatesOf(of)));

describe('words of a theme', () => {
  it('are found whole, in any case, with any ending where told, across a line', () => {
    const found = (text: string) => text.match(wordsPattern(strength.words)) ?? [];
    expect(found('Strong, and energetic; on\nmy own.')).toEqual(['Strong', 'energetic', 'on\nmy own']);
    expect(found('A strongbox, headstrong, synergy.')).toEqual([]);
  });
});

describe('passages', () => {
  it('stand in the order of the words they hold, then of the nearer Labor', () => {
    const ranked = rankPassages(strength, [
      answerTo(2, ['My strength comes back when I sleep, and that is all I know.']),
      answerTo(7, ['I was strong for all of them and nobody ever asked me to be.']),
      answerTo(2, ['I have energy and strength for what I do on my own in the morning.']),
    ]);
    expect(ranked.map(({ answer, text }) => [answer.laborNumber, text.slice(0, 14)])).toEqual([
      [2, 'I have energy '],
      [7, 'I was strong f'],
      [2, 'My strength co'],
    ]);
  });

  it('come from linked Labors only, hold a word, and are not taken twice or as a page', () => {
    const same = 'I was always the strong one at home, and nobody asked me.';
    const page = `I was strong ${'and went on and on '.repeat(20)}to the end.`;
    const ranked = rankPassages(strength, [
      answerTo(1, ['I was always strong as a child, they say, and never tired.']),
      answerTo(2, [same, 'Nothing of it is said in this sentence at all.', page]),
      answerTo(7, [same]),
    ]);
    expect(ranked.map(({ answer, text }) => [answer.laborNumber, text])).toEqual([[2, same]]);
  });

  it('come from different Labors before two come from one', () => {
    const ranked = rankPassages(strength, [
      answerTo(7, [
        'I was strong and full of energy for as long as I can remember it.',
        'My strength was what they loved me for in that house, I believe.',
      ]),
      answerTo(2, ['There is strength in my hands still, even in the winter months.']),
    ]);
    expect(spreadOverLabors(ranked).map(({ answer }) => answer.laborNumber)).toEqual([7, 2, 7]);
  });
});
