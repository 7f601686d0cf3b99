import { expect, test } from 'vitest';
import { getInitials } from './initials';

test.each([
  [{ firstName: 'Hélène', lastName: 'Marchand', email: 'x@example.org' }, 'HM'],
  [{ name: 'Ana Maria Lindqvist' }, 'AL'],
  [{ firstName: 'Suda' }, 'SU'],
  [{ name: 'Jo' }, 'JO'],
  [{ lastName: 'X' }, 'X'],
  [{ firstName: ' ', lastName: '', email: 'suda@example.org' }, 'SU'],
  [{ email: 'x' }, 'X'],
  [{ firstName: '𠮷野', lastName: '太郎' }, '𠮷太'],
  [{}, 'HU'],
  [{ firstName: null, lastName: null, email: null }, 'HU'],
])('the initials of %j are %s', (person, letters) => {
  expect(getInitials(person)).toBe(letters);
});
