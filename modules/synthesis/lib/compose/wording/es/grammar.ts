import { type Grammar, ranges } from '../wording';

const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? String(items[0] ?? '') : `${items.slice(0, -1).join(', ')} y ${items.at(-1)}`;
const numbers = [
  'cero',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];
const labors = (given: readonly number[]): string =>
  given.length === 1 ? `el trabajo ${given[0]}` : `los trabajos ${listed(ranges(given, 'a'))}`;

export const grammar: Grammar = {
  open: '«',
  close: '»',
  and: 'y',
  numbers,
  often: (times) => (times === 1 ? 'una vez' : `${numbers[times] ?? times} veces`),
  labors,
  inLabors: (given) => `en ${labors(given)}`,
  ofLabors: (given) => `de ${labors(given)}`,
  rule: 'una regla de la casa',
  address: (person) => {
    if (/^(?:mamá|papá|mami|papi|abuelita|abuelito)$/iu.test(person)) return `tu ${person.toLowerCase()}`;
    // Whatever small word follows the noun is the rest of a sentence.
    const [own = person] =
      /^(?:[Mm]is?|[Nn]uestr[oa]s?)\s+(?:(?:dos|tres|cuatro|cinco|seis|siete)\s+)?\p{L}+(?:\s\p{Lu}\p{L}+)*/u.exec(
        person,
      ) ?? [];
    return own.replace(/^(?:mis|nuestr[oa]s)\s+/iu, 'tus ').replace(/^(?:mi|nuestr[oa])\s+/iu, 'tu ');
  },
  isPlural: (person) => /^(?:tus|los|las|sus)\s/iu.test(person),
  definite: (person) => person.replace(/^un\s/iu, 'el ').replace(/^una\s/iu, 'la '),
  mend: (text) =>
    text
      .replace(/(?<!\p{L})([Dd])e el (?!\p{Lu}\p{Ll}+\p{P}?»)/gu, '$1el ')
      .replace(/(?<!\p{L})([Aa]) el /gu, '$1l ')
      .replace(/ y (?=i|hi(?!e))/gu, ' e ')
      .replace(/\((?:el|los) (?=trabajos? \d)/gu, '('),
};
