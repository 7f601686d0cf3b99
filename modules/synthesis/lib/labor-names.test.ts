import { expect, it } from 'vitest';
import { twelveLabors } from '#modules/labors/public';
import { laborNameIn } from './labor-names';

const namesIn = (language: string): string[] =>
  twelveLabors.map(({ laborNumber, name }) => laborNameIn(language, laborNumber, name));

it('has a name of its own for each Labor in German and Spanish', () => {
  const english = twelveLabors.map(({ name }) => name);
  expect(namesIn('en')).toEqual(english);
  for (const language of ['de', 'es-MX']) {
    expect(new Set(namesIn(language)).size).toBe(twelveLabors.length);
    expect(namesIn(language).filter((name) => english.includes(name))).toEqual([]);
  }
  expect([namesIn('de')[0], namesIn('es-MX')[9]]).toEqual(['Herkunft', 'Tiempo y muerte']);
});

it('keeps a name that staff gave', () => {
  expect(laborNameIn('de', 1, 'Where you come from')).toBe('Where you come from');
});
