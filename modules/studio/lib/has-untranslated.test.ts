import { expect, it } from 'vitest';
import type { ContentField } from './content';
import { hasUntranslated } from './has-untranslated';

const description: readonly ContentField[] = [
  { name: 'title', label: 'Title', kind: 'text' },
  {
    name: 'questions',
    label: 'Questions',
    kind: 'list',
    of: [
      { name: 'textEn', label: 'Question', kind: 'text' },
      { name: 'textDe', label: 'Question (German)', kind: 'text', translates: { field: 'textEn', language: 'de' } },
    ],
  },
];
const german = (...questions: { textEn: string; textDe: string }[]): boolean =>
  hasUntranslated(description, { title: 'T', questions }, 'de');

it('finds entries whose words stand in one language and not in the other', () => {
  expect(german()).toBe(false);
  expect(german({ textEn: 'When?', textDe: 'Wann?' })).toBe(false);
  expect(german({ textEn: 'When?', textDe: 'Wann?' }, { textEn: 'Where?', textDe: ' ' })).toBe(true);
  // What is empty in its own language has nothing to translate, and other languages are not asked.
  expect(german({ textEn: '', textDe: '' })).toBe(false);
  expect(hasUntranslated(description, { questions: [{ textEn: 'When?', textDe: '' }] }, 'es')).toBe(false);
});
