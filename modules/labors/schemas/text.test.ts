import { expect, it } from 'vitest';
import { storable } from './text';

it('keeps every character that can be stored, and nothing that cannot', () => {
  const whole = 'Zwölf 🌊 lines\r\n\twith 北京, \u0007 and \u200d.';
  expect(storable(whole)).toBe(whole);
  expect(storable('a\u0000b \ud83c c \udf0a')).toBe('ab \ufffd c \ufffd');
});
