import { expect, it } from 'vitest';
import de from '#modules/labors/data/texts/de.json';
import es from '#modules/labors/data/texts/es.json';
import { twelveLabors } from '#modules/labors/public';
import { laborNameIn } from './labor-names';

it('calls each Labor what its own page calls it, in the language of the reader', () => {
  const namesIn = (language: string) =>
    twelveLabors.map(({ laborNumber, name }) => laborNameIn(language, laborNumber, name));
  const ownNames = (texts: Readonly<Record<string, string>>) =>
    twelveLabors.map(({ laborNumber }) => texts[`${laborNumber}.name`]);
  expect(namesIn('de')).toEqual(ownNames(de));
  expect(namesIn('es')).toEqual(ownNames(es));
  expect(namesIn('en')).toEqual(twelveLabors.map(({ name }) => name));
});

it('keeps a name that staff gave', () => {
  expect(laborNameIn('de', 1, 'Where you come from')).toBe('Where you come from');
});
