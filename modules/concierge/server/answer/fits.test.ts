import { describe, expect, it } from 'vitest';
import { fits } from './fits';

const base = {
  source: 'help:x',
  title: 'What it costs',
  path: '/client-journey',
  own: false,
  language: 'en',
  answers: 'x',
} as const;
const given = [
  { ...base, text: 'A retreat costs $18,000 to $35,000 for five to ten days. Aftercare is $1,200 a month.' },
  { ...base, text: 'You can stop "after any stage" and come back.', path: '/intake' },
];
const says = (text: string, passages: readonly number[] = [1]) => fits({ text, passages }, given);

describe('a worded sentence', () => {
  it.each([
    'A retreat is between $18,000 and $35,000.',
    'Aftercare costs 1200 dollars a month.',
    'You find it at /client-journey.',
    'A retreat lasts five to ten days.',
  ])('may say %s', (text) => expect(says(text)).toBe(true));

  it('may quote its passage', () => expect(says('You can stop “after any stage”.', [2])).toBe(true));

  it.each([
    ['another price', 'A retreat costs $9,000.'],
    ['a figure of a passage it does not name', 'Aftercare is $1,200 a month.', [2]],
    ['a discount', 'There is a 20% discount.'],
    ['a link', 'See https://evil.example/pay for more.'],
    ['a link without a scheme', 'See evil.com/pay for more.'],
    ['a Markdown link', 'See [the page](javascript:alert(1)).'],
    ['a mail address', 'Write to boss@evil.example now.'],
    ['a telephone number', 'Call +1 555 123 4567.'],
    ['a path of another page', 'Go to /admin/consultations.'],
    ['made-up words in quotation marks', 'We say “guaranteed healing for everyone”.'],
    ['nothing', ' '],
    ['far too much', 'word '.repeat(200)],
    ['something without a passage', 'A retreat is nice.', []],
    ['something from a passage that was not given', 'A retreat is nice.', [7]],
  ] as const)('may not say %s', (_, text, passages: readonly number[] = [1]) =>
    expect(says(text, passages)).toBe(false),
  );
});
