import { describe, expect, it } from 'vitest';
import { isOwnRequest, ownOrigins } from './csrf';

const own = new Set(['https://hedo.example']);

describe('isOwnRequest', () => {
  it.each([
    ['our page', { site: 'same-origin', origin: 'https://hedo.example', cookie: 'a=b' }],
    ['our page in an old browser', { origin: 'https://hedo.example', cookie: 'a=b' }],
    ['a form opened by hand, with our origin', { site: 'none', origin: 'https://hedo.example' }],
    ['a program without cookies', {}],
  ])('lets %s through', (_, headers) => expect(isOwnRequest(headers, own)).toBe(true));

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another origin that claims to be ours', { site: 'same-origin', origin: 'https://evil.example' }],
    ['an origin that only starts like ours', { origin: 'https://hedo.example.evil.example' }],
    ['our name on plain http', { origin: 'http://hedo.example' }],
    ['a hidden origin', { origin: 'null', cookie: 'a=b' }],
    ['a cross-site request without Origin', { site: 'cross-site' }],
    ['a sibling site', { site: 'same-site', cookie: 'a=b' }],
    ['a sibling site with our origin forged', { site: 'same-site', origin: 'https://hedo.example' }],
    ['nothing but a Referer', { referer: 'https://hedo.example/' }],
    ['a cookie and nothing else', { cookie: 'a=b' }],
    ['no site and no origin', { site: 'none', cookie: 'a=b' }],
  ])('refuses %s', (_, headers) => expect(isOwnRequest(headers, own)).toBe(false));
});

describe('ownOrigins', () => {
  it('knows the listener by its local names in development only', () => {
    const at = { baseUrl: 'https://hedo.example/', production: false };
    expect([...ownOrigins(at, 3000)]).toEqual([
      'https://hedo.example',
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
    ]);
    expect([...ownOrigins({ ...at, production: true }, 3000)]).toEqual(['https://hedo.example']);
  });
});
