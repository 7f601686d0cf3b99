import { describe, expect, it } from 'vitest';
import { plainPassages } from './plain-sentences';

/** Sentences as the splitter gives them: spans that cover the text. */
const sentencesOf = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment, index }) => ({
    start: index,
    end: index + segment.length,
    text: segment,
  }));
const passagesOf = (text: string, most = 10): string[] =>
  plainPassages(text, sentencesOf(text), most).map((one) => one.text);

describe('plainPassages', () => {
  it.each([
    'I am not angry with God for what happened to him.',
    'We had enough and I never worried about money in my life.',
    'Nobody in my family has ever been ill for very long.',
    'I don’t think that shame has anything to do with this at all.',
    "There isn't any debt that my wife has failed to hear about.",
    'I cant say that grief is what brings me to this page.',
    'My wife said “this is your spiritual crisis” and closed the door behind her.',
    'My wife said "this is your spiritual crisis" and closed the door behind her.',
    "My wife said 'this is your spiritual crisis' and closed the door behind her.",
    'My wife said ‘this is your spiritual crisis’ and closed the door behind her.',
    'My wife began: "This is your spiritual crisis and I am leaving',
  ])('takes nothing from: %s', (sentence) => {
    expect(passagesOf(sentence)).toEqual([]);
  });

  it('leaves out every sentence of a longer quotation, and joins nothing across what was left out', () => {
    const text =
      'I work nights as a hospital pharmacist. My sister wrote: “You are burnt out. You drink because of it. Come home.” ' +
      'I hide that I am envious. Not of money. I swim in the lake every morning before work begins.';
    expect(passagesOf(text)).toEqual([
      'I work nights as a hospital pharmacist.',
      'I hide that I am envious.',
      'I swim in the lake every morning before work begins.',
    ]);
  });

  it('keeps plain sentences, apostrophes and words that only look like a negation', () => {
    const text =
      'My sisters’ house smelled of rye, and it’s the rye I remember best. I know a notable knot in my stomach each Sunday evening.';
    expect(passagesOf(text).join(' ')).toBe(text);
  });

  it('takes only some of a long text, spread over it', () => {
    const text = Array.from(
      { length: 40 },
      (_, n) => `On day ${n} we walked to the harbour and bought bread and oranges for the whole week there.`,
    ).join(' ');
    const taken = passagesOf(text, 5);
    expect(taken).toHaveLength(5);
    expect(taken[4]).toContain('day 32');
  });
});
