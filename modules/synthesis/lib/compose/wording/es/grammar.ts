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
    if (/^(?:mamá|papá|mami|papi|madre|padre|abuelita|abuelito)$/iu.test(person)) return `tu ${person.toLowerCase()}`;
    // Whatever small word follows the noun is the rest of a sentence.
    const [own = person] =
      /^(?:[Mm]is?|[Nn]uestr[oa]s?)\s+(?:(?:dos|tres|cuatro|cinco|seis|siete)\s+)?\p{L}+(?:\s\p{Lu}\p{L}+)*/u.exec(
        person,
      ) ?? [];
    // In somebody else's mouth "tu vieja" is rude.
    const kind = own
      .replace(/^mi vieja$/iu, 'mi mamá')
      .replace(/^mi viejo$/iu, 'mi papá')
      .replace(/^mis viejos$/iu, 'mis papás');
    return kind.replace(/^(?:mis|nuestr[oa]s)\s+/iu, 'tus ').replace(/^(?:mi|nuestr[oa])\s+/iu, 'tu ');
  },
  isPlural: (person) => /^(?:tus|los|las|sus)\s/iu.test(person),
  about: (person) => `de ${person}`,
  definite: (person) => person.replace(/^un\s/iu, 'el ').replace(/^una\s/iu, 'la '),
  mend: (text) =>
    text
      // Each of several people has its own preposition: "a tu padre (1) y a Rubén (3)".
      .replace(
        /(?<=\s)(a|de) ((?:[^():.«»]{1,40} \(\d[\d, y]*\)(?:, | [ye] )?){2,})/gu,
        (_, of: string, list: string) =>
          `${of} ${list.replace(/(?<=\))(?:, | [ye] )/gu, (between) => `${between.replace('e', 'y')}${of} `)}`,
      )
      .replace(/(?<!\p{L})([Dd])e el (?!\p{Lu}\p{Ll}+\p{P}?»)/gu, '$1el ')
      .replace(/(?<!\p{L})([Aa]) el /gu, '$1l ')
      .replace(/ y (?=i|hi(?!e))/gu, ' e ')
      .replace(/\((?:el|los) (?=trabajos? \d)/gu, '('),
};
