import { expect, it } from 'vitest';
import { maskAddress } from './failed-mails';

it.each([
  ['ann@example.test', 'a…@example.test'],
  ['a@example.test', 'a…@example.test'],
  ['Ünal@example.test', 'Ü…@example.test'],
])('masks %s as %s', (address, masked) => expect(maskAddress(address)).toBe(masked));
