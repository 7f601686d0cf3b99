import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyQuote } from './quotes';

const found = (text: string, quote: string): string | null => {
  const span = verifyQuote(text, quote);
  return span && text.slice(span.start, span.end);
};

describe('verifyQuote', () => {
  const answer =
    'At dawn I went down to the river.\r\n\r\nMy father said: “You’ll never\u00a0come back,” and I  believed him – for\u00adever. 😀 Then the café closed… and I left.';

  it.each([
    ['as it stands', 'I went down to the river.', 'I went down to the river.'],
    [
      'with straight marks',
      '"You\'ll never come back," and I believed',
      '“You’ll never\u00a0come back,” and I  believed',
    ],
    ['across a line break', 'to the river. My father said', 'to the river.\r\n\r\nMy father said'],
    [
      'over a soft hyphen and another dash',
      'back," and I believed him - forever.',
      'back,” and I  believed him – for\u00adever.',
    ],
    ['after an emoji', '😀 Then the café closed… and I left', '😀 Then the café closed… and I left'],
    ['with a decomposed accent', 'Then the cafe\u0301 closed… and I left', 'Then the café closed… and I left'],
    ['in the model’s own marks', '“At dawn I went down to the river.”', 'At dawn I went down to the river.'],
    ['with spaces around', '  At dawn I went down to \n', 'At dawn I went down to'],
  ])('finds a quote %s', (_, quote, original) => {
    expect(found(answer, quote)).toBe(original);
  });

  it.each([
    ['with words left out', 'At dawn I went … to the river.'],
    ['with words left out in silence', 'At dawn I went to the river.'],
    ['that trails off', 'At dawn I went down to the...'],
    ['with a word changed', 'At dawn I went up to the river.'],
    ['in another case', 'at Dawn I went down to the river.'],
    ['of five words', 'I went down to the'],
    ['of marks', '. . . . . . .'],
    ['that begins inside a word', 't dawn I went down to the river.'],
    ['that ends inside a word', 'At dawn I went down to the riv'],
    ['that is empty', ''],
  ])('refuses a quote %s', (_, quote) => {
    expect(verifyQuote(answer, quote)).toBeNull();
  });

  it('finds the whole words when the same letters stand inside others before', () => {
    expect(
      verifyQuote('xone two three four five six. one two three four five six', 'one two three four five six'),
    ).toEqual({
      start: 30,
      end: 57,
    });
  });

  it('finds every run of whole words again, whatever the white space and the marks', () => {
    const word = fc.constantFrom('river', 'don’t', 'e\u0301te\u0301', '“dark”', '夜', 'I', '—', 'mother,', '👨‍👩‍👧');
    const space = fc.constantFrom(' ', '  ', '\n', '\r\n\r\n', '\u00a0', '\t');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, space), { minLength: 12, maxLength: 40 }), fc.nat(4), (parts, skip) => {
        const text = parts.flat().join('');
        const quote = parts
          .slice(skip)
          .map(([each]) => each)
          .join(' ');
        const words = quote.match(/[\p{L}\p{M}\p{N}]+(?:’[\p{L}]+)*/gu)?.length ?? 0;
        fc.pre(words >= 6);
        expect(found(text, quote)?.split(/\s+/u)).toEqual(quote.split(' '));
      }),
    );
  });

  it('finds a quote at the end of 50,000 characters, and none that is not there', () => {
    const text = `${'I went down to the river at night. '.repeat(1430)}And there I saw her for the last time.`;
    expect(found(text, 'there I saw her for the last time')).toBe('there I saw her for the last time');
    expect(found(text, 'there is no such sentence in this')).toBeNull();
  });
});
