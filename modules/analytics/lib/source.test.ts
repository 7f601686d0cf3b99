import { expect, it } from 'vitest';
import { findSource } from './source';

it('names the campaign, else the site, and never more of an address than that', () => {
  const at = 'https://hedo.example/';
  const found = [
    [`${at}?utm_source=Spring%20Letter&utm_term=grief`, 'https://mail.example/'],
    [at, 'https://www.search.example/find?q=grief#x'],
    [at, ''],
    [`${at}magazine`, 'https://hedo.example/other'],
    [`${at}?utm_source=${'x'.repeat(61)}`, 'https://a.example/'],
    [`${at}?utm_source=%3Cscript%3E`, ''],
    ['about:blank', 'android-app://reader'],
    ['', 'not an address'],
  ].map(([address = '', referrer = '']) => findSource(address, referrer));
  expect(found).toEqual(['spring-letter', 'search.example', 'direct', null, 'a.example', 'direct', 'reader', null]);
});
