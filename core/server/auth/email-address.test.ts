import { describe, expect, it } from 'vitest';
import { canonicalEmail } from './email-address';

describe('canonicalEmail', () => {
  it.each([
    ['ann@example.test', 'ann@example.test'],
    ['A@X.TEST', 'a@x.test'],
    ['a+1@x.test', 'a+1@x.test'],
    ["o'hara@x.test", "o'hara@x.test"],
    ['a@аpple.test', 'a@xn--pple-43d.test'],
    ['a@münchen.test', 'a@xn--mnchen-3ya.test'],
    ['a@mu\u0308nchen.test', 'a@xn--mnchen-3ya.test'],
  ])('stores %s as %s', (typed, stored) => {
    expect(canonicalEmail(typed)).toBe(stored);
  });

  it.each([
    'José@x.test',
    'Jose\u0301@x.test',
    'a＠x.test',
    'ı@x.test',
    'ﬁ@x.test',
    '\u212a@x.test',
    'a@x.test.',
    'a@b@c.test',
    'a b@x.test',
    'a@b.c\r\nBcc: x@y.z',
    'a@b.c\nX: 1',
    ' a@x.test',
    '.a@x.test',
    'a..b@x.test',
    '@x.test',
    'a@',
    'a@localhost',
    'a@1.2.3.4',
    'a@[::1]',
    'a@x.test/path',
    'a@-x.test',
    `${'a'.repeat(65)}@x.test`,
    `a@${'x'.repeat(250)}.test`,
  ])('refuses %j', (typed) => {
    expect(canonicalEmail(typed)).toBeNull();
  });
});
