import { expect, it } from 'vitest';
import { reasonOf } from './failure-reason';

it.each([
  ['Connection timeout', 'timeout'],
  ['getaddrinfo ENOTFOUND mail.example', 'connection'],
  ['550 no such user', 'refused-by-receiver'],
  ['insert into "x" - duplicate key value violates unique constraint', 'database'],
  ["TypeError: Cannot read properties of undefined (reading 'id')", 'programming'],
  ['My mother said', 'other'],
  [null, 'other'],
])('reads %s as %s', (text, reason) => expect(reasonOf(text)).toBe(reason));
