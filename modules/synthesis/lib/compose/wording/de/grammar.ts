import { type Grammar, ranges } from '../wording';

const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? String(items[0] ?? '') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;
const numbers = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

const female =
  /(?:mutter|mama|mutti|oma|omi|schwester|tochter|frau|tante|freundin|chefin|nichte|cousine|enkelin|nachbarin|kollegin|lehrerin|ärztin|therapeutin|patin|ex-frau|witwe|hebamme|schwägerin|partnerin)$/iu;
const neuter = /(?:kind|baby|mädchen|enkelkind|patenkind|team)$/iu;
const plural =
  /(?:eltern|kinder[n]?|geschwister[n]?|brüder[n]?|schwestern|söhne[n]?|töchter[n]?|leute[n]?|freunde[n]?|kollegen|enkel[n]?kinder[n]?)$/iu;

type Gender = 'm' | 'f' | 'n' | 'p';
const genderOf = (noun: string, article: string): Gender => {
  const ending = /(?:e[mnrs]?)?$/iu.exec(article.replace(/^(?:mein|unser|ein|d)/iu, ''))?.[0] ?? '';
  if (plural.test(noun)) return 'p';
  if (female.test(noun)) return 'f';
  if (neuter.test(noun)) return 'n';
  return ending === 'er' && !/^der$/iu.test(article) ? 'f' : ending === 'e' ? 'f' : 'm';
};
const adjective: Readonly<Record<Gender, string>> = { m: 'er', f: 'e', n: 'es', p: 'en' };
const address = /^(?:vater|mutter|mama|papa|oma|opa|mutti|vati|omi|opi)$/iu;
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const lowered = (word: string): boolean => /^\p{Ll}/u.test(word);

/** The same person in the nominative: "meiner älteren Schwester" is "deine ältere Schwester". */
const nominative = (person: string): string => {
  if (address.test(person)) return `${female.test(person) ? 'deine' : 'dein'} ${capital(person)}`;
  const [article = '', ...given] = person.split(/\s+/u);
  // Careless writing has its nouns in small letters; ours has not.
  const rest = given.every(lowered) ? [...given.slice(0, -1), capital(given.at(-1) ?? '')] : given;
  const noun = rest.find((word) => !lowered(word)) ?? rest.at(-1) ?? '';
  const gender = genderOf(noun, article);
  const own = /^mein|^unser/iu.test(article);
  const definite = /^(?:de[rmns]|die|das)$/iu.test(article);
  const indefinite = /^eine?[mnrs]?$/iu.test(article);
  if (!(own || definite || indefinite) || rest.length === 0) return person;
  const head = own
    ? gender === 'f' || gender === 'p'
      ? 'deine'
      : 'dein'
    : definite
      ? { m: 'der', f: 'die', n: 'das', p: 'die' }[gender]
      : gender === 'f'
        ? 'eine'
        : 'ein';
  const ending = definite ? (gender === 'p' ? 'en' : 'e') : adjective[gender];
  const words = rest.map((word) => {
    if (lowered(word)) return word.replace(/e[mnrs]?$/u, ending);
    if (word !== noun) return word;
    if (/^(?:mein|unser|ein)es$|^des$/iu.test(article)) return word.replace(/(?<=[^s])s$/u, '');
    return gender === 'p' && /e[mn]$/iu.test(article) ? word.replace(/(?<=(?:er|d))n$/u, '') : word;
  });
  return [head, ...words].join(' ');
};

/** Nouns that end in "-n" or "-en" in every case but the nominative. */
const weak =
  /(?:neffe|kollege|junge|gatte|pate|bub|nachbar|herr|mensch|student|patient|präsident|dirigent|assistent|polizist)$/iu;

/** "deiner Mutter" for "deine Mutter"; a name stays as it is. */
const dative = (person: string): string => {
  const [article = '', ...rest] = person.split(/\s+/u);
  if (!/^(?:deine?|der|die|das|eine?)$/u.test(article) || rest.length === 0) return person;
  const noun = rest.find((word) => !lowered(word)) ?? rest.at(-1) ?? '';
  const gender = plural.test(noun) ? 'p' : /e$/u.test(article) ? 'f' : 'm';
  const stem = /^d(?:er|ie|as)$/u.test(article) ? 'd' : article.replace(/e$/u, '');
  const words = rest.map((word) => {
    if (lowered(word)) return word.replace(/e[rsn]?$/u, 'en');
    if (word !== noun) return word;
    if (gender === 'p') return /[ns]$/u.test(word) ? word : `${word}n`;
    return gender === 'm' && weak.test(word) ? `${word}${/(?:e|nachbar|herr)$/iu.test(word) ? 'n' : 'en'}` : word;
  });
  return [`${stem}${{ m: 'em', f: 'er', p: 'en' }[gender]}`, ...words].join(' ');
};

export const grammar: Grammar = {
  open: '„',
  close: '“',
  and: 'und',
  numbers,
  often: (times) => (times < 13 && times > 1 ? `${numbers[times]}mal` : times === 1 ? 'einmal' : `${times} Mal`),
  labors: (given) => (given.length === 1 ? `Arbeit ${given[0]}` : `die Arbeiten ${listed(ranges(given, 'bis'))}`),
  inLabors: (given) =>
    given.length === 1 ? `in Arbeit ${given[0]}` : `in den Arbeiten ${listed(ranges(given, 'bis'))}`,
  ofLabors: (given) =>
    given.length === 1 ? `aus Arbeit ${given[0]}` : `aus den Arbeiten ${listed(ranges(given, 'bis'))}`,
  rule: 'eine Regel des Hauses',
  address: nominative,
  isPlural: (person) => plural.test(person),
  about: (person) => `von ${dative(person)}`,
  definite: (person) =>
    /^ein\s/iu.test(person)
      ? person.replace(/^ein\s/iu, neuter.test(person) ? 'das ' : 'der ').replace(/(?<=\p{Ll})er(?=\s\p{Lu})/u, 'e')
      : person.replace(/^eine\s/iu, 'die '),
  mend: (text) => text.replace(/\(die (?=Arbeiten \d)/gu, '(').replace(/(?<!\p{L})([Vv])on dem (?=\p{Lu})/gu, '$1om '),
};
