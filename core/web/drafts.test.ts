// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { clearDrafts, readDraft, saveDraft } from './drafts';

const empty = { title: '', content: '' };
beforeEach(() => localStorage.clear());

it('keeps words with their key by person and place, and forgets them once they are sent', () => {
  saveDraft('ana', 'new', { title: 'A title', content: 'Words', key: 'k-1' });
  expect(readDraft('ana', 'new', empty)).toEqual({ title: 'A title', content: 'Words', key: 'k-1' });
  expect(readDraft('ana', 'elsewhere', empty)).toMatchObject(empty);
  saveDraft('ana', 'new', null);
  expect(readDraft('ana', 'new', empty)).toMatchObject(empty);
  expect(localStorage.length).toBe(0);
});

it('drops all of it at sign-out and nothing else', () => {
  localStorage.setItem('hedo.draft.ana.1', 'a Labor');
  saveDraft('ana', 'new', { ...empty, title: 'A title', key: 'k-1' });
  saveDraft('ana', 'reply', { content: 'Words', key: 'k-2' });
  clearDrafts();
  expect(Object.keys(localStorage)).toEqual(['hedo.draft.ana.1']);
});

it('drops what another person left on the device', () => {
  saveDraft('ana', 'new', { ...empty, title: 'Hers', key: 'k-1' });
  expect(readDraft('ben', 'new', empty).title).toBe('');
  expect(localStorage.length).toBe(0);
});

it('reads something unfit, or from a device that refuses, as nothing', () => {
  localStorage.setItem('hedo.unsent.ana.new', '{"title":7}');
  expect(readDraft('ana', 'new', empty)).toMatchObject(empty);
  localStorage.setItem('hedo.unsent.ana.new', 'no JSON');
  expect(readDraft('ana', 'new', empty)).toMatchObject(empty);
  expect(readDraft('ana', 'new', empty, null)).toMatchObject(empty);
});
