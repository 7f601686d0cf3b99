import { plainApostrophes } from '#modules/text-analysis/public';
import { listed, relationOf, triggers } from './find';
import type { Matter, ReadSentence } from './matter';
import { actsAs, kinInTalk, namesWithArticle, ownNames } from './names';

/** Somebody in the client's life, under all the names by which they write of them. */
export interface Person {
  readonly key: string;
  /** As written where it is fullest: `my daughter Ellen`. */
  readonly name: string;
  readonly isKin: boolean;
  readonly mentions: readonly ReadSentence[];
  readonly labors: readonly number[];
}

export const possessive = /^(?:my|our|mein(?:e[mnrs]?)?|unser(?:e[mnrs]?)?|mis?|nuestr[oa]s?)\s+/iu;
const closest = new Set((['en', 'de', 'es'] as const).flatMap((language) => [...listed(triggers[language].close)]));

/** Opens a sentence with a capital, and is then taken for a name. */
export const pronoun =
  /^(?:i|he|she|we|they|you|it|people|everyone|everybody|someone|somebody|nobody|one|er|sie|wir|man|alle|jemand|niemand|die leute|lo|la|me|le|les|nos|se|te|mi|él|ella|ellos|ellas|nosotros|todos|nadie|uno|usted(?:es)?|all|both|some|those|which|so|now|then|hab|habe|nein|ja|ach|also)$/iu;

const noName =
  /^(?:the|this|that|some|every|one|two|der|die|das|den|dem|ein|eine|mein|meine|los|las|una|mis|ive|dont|didnt|cant|its|wasnt)$/iu;

/** A German person as a subject: "meinem Mann" is "mein Mann". */
const nominative = (written: string): string =>
  written
    .replace(/^(m|M)eine[mns]\s+/u, '$1ein ')
    .replace(/^(m|M)einer\s+/u, '$1eine ')
    .replace(/^(u|U)nsere[mns]\s+/u, '$1nser ')
    .replace(/^(d|D)e[mn]\s+/u, '$1er ')
    .replace(/^(e|E)ine[mn]\s+/u, '$1in ');

/** Spanish people are read with the words after them: "mi padre tenía" is "mi padre". */
const kinOnly = (written: string, language: ReadSentence['language']): string => {
  if (language !== 'es') return written;
  const parts = written.split(/\s+/u);
  const at = parts.findIndex((part) => relationOf(part, 'es') !== undefined);
  if (at < 0) return written;
  const hasName = /^\p{Lu}\p{Ll}/u.test(parts[at + 1] ?? '');
  return parts.slice(0, at + (hasName ? 2 : 1)).join(' ');
};

/** Whoever is named beside their words or deeds: as a subject, and without the words around. */
export const nameOf = (written: string, language: ReadSentence['language']): string =>
  language === 'de' ? nominative(written) : kinOnly(written, language);

/** Words for relatives that are words for anybody where nobody is named as their owner. */
const loose = /^(?:mann|frau|freund|freundin|mujer|esposo|amigo|amiga|hombre)$/iu;

interface Mention {
  readonly key: string;
  readonly name: string;
  readonly isKin: boolean;
}

/** Kin and friends with "my", forms of address such as "Mum", and names; nobody else is a person of the client's. */
const readPerson = (raw: string, sentence: ReadSentence): Mention | null => {
  const { language } = sentence;
  if (pronoun.test(raw)) return null;
  const written = kinOnly(raw, language);
  const plain = plainApostrophes(written);
  const bare = plain.replace(possessive, '');
  const isOwn = bare !== plain;
  const parts = bare.split(/\s+/u);
  const isTitled = /^(?:der |die |den )?(?:herr|herrn|frau|mrs?\.?|ms\.?|miss|dr\.?|doña|don|señora?)\s+\p{Lu}/iu.test(
    plain,
  );
  const named = isTitled ? undefined : parts.map((part) => relationOf(part, language)).find((one) => one !== undefined);
  // "Our house was Dad's": whatever stands between the possessive and a relative is no part of the name.
  const kinAt = parts.findIndex((part) => relationOf(part, language) !== undefined);
  const isFar = isOwn && kinAt > 1;
  const relation = named && !isOwn && loose.test(parts.at(-1) ?? '') ? undefined : named;
  const proper = parts
    .filter((part) => /^\p{Lu}\p{Ll}{2}/u.test(part) && !noName.test(part) && relationOf(part, language) === undefined)
    .at(-1);
  const isAddress =
    relation !== undefined &&
    parts.length === 1 &&
    /^\p{Lu}/u.test(bare) &&
    !/^(?:the|a|der|die|das|el|la)$/iu.test(parts[0] ?? '');
  if (relation && (isOwn || isAddress || proper)) {
    if (!isOwn && !isAddress && /^(?:his|her|their|your|sein|ihr|su|tu)/iu.test(plain)) return null;
    return {
      key: proper && !closest.has(relation) ? `${relation} ${proper}` : relation,
      name: isFar ? parts.slice(kinAt).join(' ') : nameOf(written, language),
      isKin: true,
    };
  }
  if (relation || isOwn) return null;
  if (
    language === 'es' &&
    new RegExp(`(?<!\\p{L})(?:la|las|en|calle|barrio) ${proper ?? '-'}(?!\\p{L})`, 'u').test(sentence.text)
  )
    return null;
  if (language === 'de' && /^(?:der|die|das|den|dem|ein\p{L}*)\s/iu.test(plain) && !isTitled) return null;
  return proper && parts.length <= 2 && /^\p{Lu}/u.test(plain)
    ? { key: isTitled ? `title ${plain}` : `name ${proper}`, name: written, isKin: false }
    : null;
};

/** German names carry an article in the south: "der Sepp hat gewusst". */
const humanly =
  /(?:gesagt|gefragt|gewusst|gestorben|gelacht|geweint|erzählt|gemeint|gern gehabt|geheiratet|geschwiegen|gerufen|heißt|hieß|geht|ging|hockt|steht|stand|sitzt|saß|kam|lacht|war|ist|hat|sagt|sagte|fragte|fragt)(?!\p{L})|(?:war|ist) ein\p{L}* (?:\p{L}+ )?(?:mann|frau|mensch|kerl|bub|mädchen)/iu;
/** Names that German sentences give away. */
export const germanNames = (matter: Matter): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const { text, language, persons } of matter.sentences) {
    for (const person of persons)
      if (language === 'de' && /^\p{Lu}\p{Ll}+$/u.test(person)) names.add(person.toLowerCase());
    if (language !== 'de') continue;
    for (const [clause] of text.matchAll(/[^,;:.!?]+/gu)) {
      const subject = /^\s*(?:(?:und|aber|wie|seit|als|weil|dass) )?(?:der|die) (?<who>\p{Lu}\p{Ll}+) \p{Ll}/iu.exec(
        clause,
      )?.groups?.who;
      if (subject && /^\p{Lu}/u.test(subject) && humanly.test(clause)) names.add(subject.toLowerCase());
    }
  }
  for (const who of namesWithArticle(matter).keys()) names.add(who.toLowerCase());
  return names;
};
/** Somebody has begun to speak, and whoever is named after it is so called by them. */
const speaks =
  /(?<!\p{L})(?<!(?:i|ich|yo) )(?:said|says|asked|asks|goes|sagt|sagte|fragt|fragte|meint|meinte|rief|dijo|dice|decía|preguntó)\s*[,:]/iu;

/** Somebody who is spoken to in what others say is perhaps the client. */
const isAddressed = (written: string, { text, voices, start }: ReadSentence): boolean => {
  const at = start + text.indexOf(written);
  return (
    new RegExp(
      `(?<!\\p{L})(?:no|as|called|named|i['’]m|i am) ${written.replace(/[^\p{L}\s'-]/gu, '.')}(?!\\p{L})`,
      'iu',
    ).test(text) ||
    (!possessive.test(written) && voices.some((voice) => at >= voice.start && at < voice.end)) ||
    speaks.test(text.slice(0, at - start)) ||
    new RegExp(
      `(?:sa(?:id|ys)|asked|asks|sag(?:t|te|en)|fragte?|meinte?|ruft|rief|dij[eo]|dice|decía|pregunt[aó])\\s*[:,]\\s*["“„«]?${written.replace(/[^\p{L}\s'-]/gu, '.')}[,!]`,
      'iu',
    ).test(text) ||
    new RegExp(`, ${written.replace(/[^\p{L}\s'-]/gu, '.')}[.!?”"]*$`, 'u').test(text)
  );
};

/** "Mein Mann der Franz", "my brother, Lyle", "mi hermana la Jacqueline": the name of a relative. */
const apposition = (written: string, { text }: ReadSentence): string | null => {
  const who = written.replace(/[^\p{L}\s'-]/gu, '.');
  const name = new RegExp(`(?<!\\p{L})${who},? (?:der |die |el |la )?(?<name>\\p{Lu}\\p{Ll}{2,})(?!\\p{L})`, 'u').exec(
    text,
  )?.groups?.name;
  return name && !noName.test(name) && !pronoun.test(name) ? name : null;
};

/** The relatives among them, each once. */
const kinOf = (read: readonly { readonly mention: Mention }[]): Mention[] => [
  ...new Map(read.flatMap(({ mention }) => (mention.isKin ? [[mention.key, mention] as const] : []))).values(),
];

/** English sentences that name "my father" as "Father", and do not speak to him. */
const namedAlone = ({ key }: Mention, sentences: readonly ReadSentence[]): ReadSentence[] => {
  if (!/^\p{L}+$/u.test(key)) return [];
  const name = key.replace(/^\p{L}/u, (first) => first.toUpperCase());
  const alone = new RegExp(`(?:^|[.,;:]\\s|\\b(?:and|that|when|with|as|then|to|for) )${name}(?!\\p{L}|,)`, 'u');
  return sentences.filter(
    ({ language, text, voices }) =>
      language === 'en' && voices.length === 0 && alone.test(text) && !speaks.test(text.slice(0, text.search(alone))),
  );
};

/** How much is written of somebody: in how many Labors and sentences; parents, partners and children come before others. */
const nearness = ({ key, isKin, labors, mentions }: Person): number =>
  labors.length +
  (closest.has(key.split(' ')[0] ?? '') ? 1.1 : isKin ? 0.5 : 0) +
  0.35 * Math.min(mostCounted, mentions.length) +
  0.5 * Math.min(4, mentions.filter(isOf).length);
const mostCounted = 10;
/** They act in it, or are spoken to: more than a name. */
const isOf = ({ voices, words }: ReadSentence): boolean => voices.length > 0 || words >= 14;

const known = new WeakMap<Matter, readonly Person[]>();

/** The people whom the client writes of, most Labors first; read once, since several parts of a reading ask for them. */
export const findPeople = (matter: Matter): readonly Person[] => {
  const before = known.get(matter);
  if (before) return before;
  const people = readPeople(matter);
  known.set(matter, people);
  return people;
};

/** A name as part of a pattern. */
const patternOf = (name: string): string => name.replace(/[^\p{L}\s'-]/gu, '.');

const readPeople = (matter: Matter): Person[] => {
  const { sentences } = matter;
  const named = new Map<string, { name: string; isKin: boolean; mentions: ReadSentence[] }>();
  const aliases = new Map<string, string>();
  const own = ownNames(matter);
  const read = sentences.flatMap((sentence) =>
    sentence.persons.flatMap((written) => {
      const mention = readPerson(written, sentence);
      const isOwn = mention?.name.split(/\s+/u).every((word) => own.has(word));
      return mention && !isOwn && !isAddressed(written, sentence) && !kinInTalk(written, sentence)
        ? [{ mention, sentence, written }]
        : [];
    }),
  );
  for (const mention of kinOf(read))
    for (const sentence of namedAlone(mention, sentences))
      if (!read.some((one) => one.sentence === sentence && one.mention.key === mention.key))
        read.push({ mention, sentence, written: mention.name });
  for (const [who, name] of namesWithArticle(matter))
    for (const sentence of sentences)
      if (sentence.language === 'de' && new RegExp(`(?<!\\p{L})${who}s?(?!\\p{L})`, 'u').test(sentence.text))
        read.push({ mention: { key: `name ${who}`, name, isKin: false }, sentence, written: name });
  // "my daughter Ellen": from then on Ellen is the daughter.
  for (const { mention, written, sentence } of [...read]) {
    if (!mention.isKin) continue;
    const name = written.split(/\s+/u).at(-1) ?? '';
    const called =
      written.includes(' ') && /^\p{Lu}\p{Ll}/u.test(name) && relationOf(name, sentence.language) === undefined
        ? name
        : apposition(written, sentence);
    if (!called || own.has(called) || aliases.has(`name ${called}`)) continue;
    aliases.set(`name ${called}`, mention.key);
  }
  // A verb or any other word may open a sentence with a capital; a name stands inside of one too, and a place has "in" before it.
  const withArticle = namesWithArticle(matter);
  const isWithArticle = (key: string): boolean => withArticle.has(key.slice(5));
  const judged = new Map<string, boolean>();
  const isName = (name: string): boolean => {
    const before = judged.get(name);
    if (before !== undefined) return before;
    const plain = patternOf(name);
    const inside = new RegExp(`[\\p{L},] ${plain}(?!\\p{L})`, 'u');
    const place = new RegExp(`(?<!\\p{L})(?:in|en|nach|near|calle|barrio|isla) ${plain}(?!\\p{L})`, 'u');
    const having = sentences.filter(({ text }) => text.includes(name));
    const isSomebody =
      having.some(({ text, language }) => actsAs[language](plain).test(plainApostrophes(text))) &&
      having.some(({ text }) => inside.test(text)) &&
      !having.some(({ text }) => place.test(text));
    judged.set(name, isSomebody);
    return isSomebody;
  };
  const knownNames = new Set(
    read.filter(({ mention }) => mention.key.startsWith('name ')).map(({ mention }) => mention.key),
  );
  const readIn = new Map<string, Set<ReadSentence>>();
  for (const { mention, sentence } of read)
    readIn.set(mention.key, (readIn.get(mention.key) ?? new Set<ReadSentence>()).add(sentence));
  // Once a name is known, it counts wherever it is written.
  for (const key of [...knownNames, ...aliases.keys()]) {
    const name = key.slice(5);
    if (!aliases.has(key) && !isName(name)) continue;
    const pattern = new RegExp(`(?<!\\p{L})${patternOf(name)}(?!\\p{L})`, 'u');
    const mention = read.find((one) => one.mention.key === key)?.mention ?? { key, name, isKin: false };
    for (const sentence of sentences)
      if (sentence.text.includes(name) && pattern.test(sentence.text) && !readIn.get(key)?.has(sentence))
        read.push({ mention, sentence, written: name });
  }
  for (const { mention, sentence } of read) {
    if (
      mention.key.startsWith('name ') &&
      !aliases.has(mention.key) &&
      !isWithArticle(mention.key) &&
      !isName(mention.key.slice(5))
    )
      continue;
    const key = aliases.get(mention.key) ?? mention.key;
    const known = named.get(key) ?? { name: mention.name, isKin: mention.isKin, mentions: [] };
    if (mention.isKin && !known.isKin) known.name = mention.name;
    if (possessive.test(mention.name) && !possessive.test(known.name)) known.name = mention.name;
    known.isKin ||= mention.isKin;
    known.mentions.push(sentence);
    named.set(key, known);
  }
  return [...named]
    .map(([key, { name, isKin, mentions }]) => ({
      key,
      name,
      isKin,
      mentions,
      labors: [...new Set(mentions.map(({ answer }) => answer.laborNumber))].sort((one, other) => one - other),
    }))
    .sort((one, other) => nearness(other) - nearness(one) || other.mentions.length - one.mentions.length);
};

/** Parents, partners and children. */
export const isClose = ({ key }: Person): boolean => closest.has(key.split(' ')[0] ?? '');
