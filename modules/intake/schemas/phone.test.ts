import { expect, it } from 'vitest';
import { toE164 } from './phone';

it.each([
  ['+1 (415) 555-2671', null, '+14155552671'],
  ['+49 30 123456', null, '+4930123456'],
  ['030 123456', 'DE', '+4930123456'],
  ['415 555 2671', 'us', '+14155552671'],
  ['0033 1 42 68 53 00', 'FR', '+33142685300'],
])('reads %s (%s) as %s', (text, country, number) => expect(toE164(text, country)).toBe(number));

it.each([
  ['415 555 2671', null],
  ['030 123456', 'ZZ'],
  ['call +1 415 555 2671', null],
  ['+1 415 555 2671 ext. 5', null],
  ['+1 415', null],
  ['+999 123 456 789', null],
  ['', 'US'],
])('takes %s (%s) for no number', (text, country) => expect(toE164(text, country)).toBeNull());
