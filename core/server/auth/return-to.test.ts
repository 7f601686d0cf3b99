import { describe, expect, it } from 'vitest';
import { safeReturnTo } from './return-to';

const origin = 'http://own.example';

describe('safeReturnTo', () => {
  it.each(['/', '/intake/3', '/profile?tab=2', '/magazine?q=a%2Fb#top', '/intake%20x'])('keeps %s', (value) => {
    expect(safeReturnTo(value, origin)).toBe(value);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'https:evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%09/evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    'http://own.example@evil.example',
    '/ok\r\nSet-Cookie: a=b',
    '/ok%0d%0aSet-Cookie:%20a=b',
    '/\t/evil.example',
    '///evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%',
    '/%E0%A4%A',
    'profile',
    '',
    '/api/logout',
    '/API/logout',
    '/oidc/auth',
    `/${'a'.repeat(3000)}`,
    undefined,
    ['/a', '/b'],
    7,
  ])('answers / for %j', (value) => {
    expect(safeReturnTo(value, origin)).toBe('/');
  });
});
