import { expect, it } from 'vitest';
import { needs } from '#modules/concerns/public';
import { practiceVocabulary } from '../../schemas/practice-vocabulary';

it('knows each specialization that a concern is answered by', () => {
  const known: readonly string[] = practiceVocabulary.specializations;
  const unknown = needs.flatMap(({ id, fits }) =>
    Object.keys(fits)
      .filter((name) => !known.includes(name))
      .map((name) => `${id}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
