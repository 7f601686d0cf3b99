import { expect, it } from 'vitest';
import { practiceVocabulary } from '../../../schemas/practice-vocabulary';
import { reasonText } from './match-row';
import de from './names/texts/de.json';
import en from './names/texts/en.json';
import es from './names/texts/es.json';

it('says a reason from its words, and an older one as it was stored', () => {
  expect(reasonText({ reason: 'As it was.' })).toBe('As it was.');
  const said = (key: 'frameworks.two' | 'practicalities.open', ...of: string[]) =>
    reasonText({ reason: '', words: { key, of } });
  expect(said('frameworks.two', 'Jungian', 'Somatic', '3')).toBe(
    'Works with “Jungian” and “Somatic”, which Labor 3 comes close to.',
  );
  expect(said('frameworks.two', 'Jungian', 'Somatic', '3', '7')).toContain('Labors 3 and 7');
  expect(said('practicalities.open')).toBe('Has room for new clients.');
  expect(said('practicalities.open', 'German')).toContain('speaks German');
});

it('knows every name of the vocabulary in three languages', () => {
  for (const names of Object.values(practiceVocabulary))
    for (const name of names)
      for (const catalogue of [en, de, es]) expect(Object.keys(catalogue), name).toContain(name);
});
