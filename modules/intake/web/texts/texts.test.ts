import { expect, it } from 'vitest';
import form from '../../data/form/texts/en.json';
import { fieldNames, fieldOf } from '../../schemas/fields';
import { steps } from '../../schemas/steps';
import { sentences } from '../../schemas/values';
import en from './en.json';
import { messageIn, texts } from './texts';

it('the catalogue has every sentence of the schema and the specified texts', () => {
  const all = Object.values({ ...en, ...form });
  for (const name of fieldNames) expect(all, name).toContain(fieldOf(name).message);
  for (const sentence of Object.values(sentences)) if (typeof sentence === 'string') expect(all).toContain(sentence);
  for (const { most, kind } of fieldNames.map(fieldOf)) {
    if (most !== undefined && ['line', 'text'].includes(kind) && most >= 100)
      expect(all).toContain(sentences.tooLong(most));
  }
  for (const { id, heading: words, step } of steps)
    if (step < 17) expect(texts(`step.${id}` as keyof typeof form)).toBe(words);
  expect(messageIn('First name is required')).toBe('First name is required');
  expect([
    texts('o.self'),
    texts('o.practitioner'),
    texts('o.hospitality'),
    texts('radius.local'),
    texts('radius.far'),
    texts('next'),
    texts('submitting'),
    texts('problem'),
  ]).toEqual([
    'HDO Self',
    'HDO Practitioners',
    'HDO Hospitality',
    'Local (50mi)',
    'International (5000mi)',
    'What Happens Next',
    'Submitting...',
    'There is a problem',
  ]);
});
