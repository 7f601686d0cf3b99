import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passagesOf, sentencesOf } from './split';

const TEXTS: Record<string, [string, string[]]> = {
  abbreviations: [
    'Dr. Brown called at 5 p.m. on Monday. I was asleep.',
    ['Dr. Brown called at 5 p.m. on Monday.', 'I was asleep.'],
  ],
  'many spaces and CRLF': [
    "I'm fine.  He can't   know.\r\nYes!\r\n\r\n   Later I wept.",
    ["I'm fine.", "He can't   know.", 'Yes!', 'Later I wept.'],
  ],
  emoji: ['I laughed 😀😀 a lot! 👨‍👩‍👧 Then it ended.', ['I laughed 😀😀 a lot!', '👨‍👩‍👧 Then it ended.']],
  'a quoted answer': ['“Go away,” she said. “Now.” I went.', ['“Go away,” she said.', '“Now.”', 'I went.']],
  Chinese: ['我很难过。今天下雨！我想回家。', ['我很难过。', '今天下雨！', '我想回家。']],
  Russian: ['Привет мир. Как дела?', ['Привет мир.', 'Как дела?']],
  'a list': ['What I fear:\n- the dark\n- my own voice', ['What I fear:', '- the dark', '- my own voice']],
  'a hard-wrapped sentence': [
    'I walked along the river until the evening came and the\nlights of the town went on. It was cold.',
    ['I walked along the river until the evening came and the\nlights of the town went on.', 'It was cold.'],
  ],
  nothing: [' \n\t ', []],
};

const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '. ',
        '! ',
        '… ',
        '\r\n',
        '\n\n',
        '  ',
        '\u00a0',
        '\u200b',
        '😀',
        '👨‍👩‍👧',
        'é',
        'e\u0301',
        '。',
        '"',
        '’s',
        "n't",
        'Dr. ',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ maxLength: 12 }),
      fc.lorem({ maxCount: 6 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

describe('sentences', () => {
  it.each(Object.entries(TEXTS))('splits %s', (_, [text, expected]) => {
    expect(sentencesOf(text).map((sentence) => sentence.text)).toEqual(expected);
  });

  it.each([
    ['sentences', sentencesOf],
    ['passages', passagesOf],
  ] as const)('%s are slices of the text, in order, and leave out nothing but white space', (_, split) => {
    fc.assert(
      fc.property(anyText, (text) => {
        let at = 0;
        for (const piece of split(text)) {
          expect(text.slice(piece.start, piece.end)).toBe(piece.text);
          expect(piece.text.trim()).toBe(piece.text);
          expect(text.slice(at, piece.start).trim()).toBe('');
          at = piece.end;
        }
        expect(text.slice(at).trim()).toBe('');
      }),
      { numRuns: 400 },
    );
  });
});

describe('passages', () => {
  const words = (text: string): number => text.split(/\s+/u).length;

  it('hold whole sentences up to 128 words', () => {
    const passages = passagesOf('I walked to the sea and I thought of my father again. '.repeat(40));
    expect(passages.map(({ text }) => words(text))).toEqual([120, 120, 120, 120]);
    expect(passages.every(({ text }) => text.endsWith('again.'))).toBe(true);
  });

  it('cut a sentence of 300 words between words', () => {
    const passages = passagesOf(Array.from({ length: 300 }, (_, i) => `word${i}`).join(' '));
    expect(passages.map(({ text }) => words(text))).toEqual([128, 128, 44]);
  });

  it('cut a text without spaces, never inside a sign', () => {
    const passages = passagesOf('😀'.repeat(8000));
    expect(passages.length).toBeGreaterThan(1);
    expect(passages.every(({ text }) => !/\p{Surrogate}/u.test(text))).toBe(true);
  });
});
