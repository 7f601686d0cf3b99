// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { dropUnsent, keepUnsent, readUnsent } from './unsent';

const empty = { title: '', content: '' };
beforeEach(() => localStorage.clear());

it('keeps words with their key by person and place, and forgets them once they are sent', () => {
  keepUnsent('ana', 'new', { title: 'A title', content: 'Words', key: 'k-1' });
  expect(readUnsent('ana', 'new', empty)).toEqual({ title: 'A title', content: 'Words', key: 'k-1' });
  expect(readUnsent('ana', 'elsewhere', empty)).toMatchObject(empty);
  keepUnsent('ana', 'new', null);
  expect(readUnsent('ana', 'new', empty)).toMatchObject(empty);
  expect(localStorage.length).toBe(0);
});

it('drops all of it at sign-out and nothing else', () => {
  localStorage.setItem('hedo.draft.ana.1', 'a Labor');
  keepUnsent('ana', 'new', { ...empty, title: 'A title', key: 'k-1' });
  keepUnsent('ana', 'reply', { content: 'Words', key: 'k-2' });
  dropUnsent();
  expect(Object.keys(localStorage)).toEqual(['hedo.draft.ana.1']);
});

it('drops what another person left on the device', () => {
  keepUnsent('ana', 'new', { ...empty, title: 'Hers', key: 'k-1' });
  expect(readUnsent('ben', 'new', empty).title).toBe('');
  expect(localStorage.length).toBe(0);
});

it('reads something unfit, or from a device that refuses, as nothing', () => {
  localStorage.setItem('hedo.unsent.ana.new', '{"title":7}');
  expect(readUnsent('ana', 'new', empty)).toMatchObject(empty);
  localStorage.setItem('hedo.unsent.ana.new', 'no JSON');
  expect(readUnsent('ana', 'new', empty)).toMatchObject(empty);
  expect(readUnsent('ana', 'new', empty, null)).toMatchObject(empty);
});
