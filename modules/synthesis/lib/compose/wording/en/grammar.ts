import { type Grammar, ranges } from '../wording';

const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? String(items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const labors = (given: readonly number[]): string =>
  `${given.length === 1 ? 'Labor' : 'Labors'} ${listed(ranges(given, 'to'))}`;

export const grammar: Grammar = {
  open: '“',
  close: '”',
  and: 'and',
  numbers,
  often: (times) => (times === 1 ? 'once' : times === 2 ? 'twice' : `${numbers[times] ?? times} times`),
  labors,
  inLabors: (given) => `in ${labors(given)}`,
  ofLabors: (given) => `from ${labors(given)}`,
  rule: 'a rule of the house',
  address: (person) =>
    /^(?:mum|mam|mom|mummy|mommy|dad|daddy|da|mother|father|nan|nana|gran|granny|grandma|grandpa|grandad)$/iu.test(
      person,
    )
      ? `your ${person.toLowerCase()}`
      : person.replace(/^(?:my|our)\s+(?:own\s+)?/iu, 'your '),
  isPlural: (person) =>
    /(?:parents|children|kids|boys|girls|twins|people|grandparents|(?:broth|sist|daught)ers|sons|friends|colleagues|cousins|neighbours|neighbors)$/iu.test(
      person,
    ),
  about: (person) => `of ${person}`,
  definite: (person) => person.replace(/^an? /iu, 'the '),
  mend: (text) => text,
};
