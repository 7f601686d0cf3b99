import { plainApostrophes } from '#modules/text-analysis/public';
import { listed, relationOf, triggers } from './find';
import type { Matter, ReadSentence } from './matter';

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
  /^(?:i|he|she|we|they|you|it|people|everyone|everybody|someone|somebody|nobody|one|er|sie|wir|man|alle|jemand|niemand|die leute|lo|la|me|le|les|nos|se|te|mi|él|ella|ellos|ellas|nosotros|todos|nadie|uno|usted(?:es)?|all|both|some|those|which|so|now|then)$/iu;

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
      name: nameOf(written, language),
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

/** "dem Sepp seins", "den Sepp fragen", "hat ihn der Sepp", "der Sepp hat gesagt": an article and a capital that can only be a name. */
const namedWithArticle = [
  /(?<!\p{L})(?:dem|der) (?<who>\p{Lu}\p{Ll}{2,}) (?:seins?|seine[mnrs]?|ihrs?|ihre[mnrs]?)(?!\p{L})/gu,
  /(?<!\p{L})(?:den|die) (?<who>\p{Lu}\p{Ll}{2,}) (?:fragen|gefragt|anrufen|angerufen|heiraten|geheiratet|umarmen|umarmt)(?!\p{L})/gu,
  /(?:hat|hatte|haben) (?:ihn|ihm|mich|mir|uns|es) (?:der|die) (?<who>\p{Lu}\p{Ll}{2,})(?=[.,;!?]|$)/gu,
];

/** Names that are written with an article, each as a subject: "der Sepp". Nouns with "ein" or "kein" anywhere are no names. */
const namesWithArticle = ({ sentences }: Matter): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const all = sentences.filter(({ language }) => language === 'de').map(({ text }) => text);
  const whole = all.join('\n');
  for (const text of all)
    for (const pattern of namedWithArticle)
      for (const { groups } of text.matchAll(pattern)) {
        const who = groups?.who ?? '';
        const isCommon = new RegExp(
          `(?<!\\p{L})(?:k?eine?[mnrs]?|jede[mnrs]?|mein\\p{L}*|sein\\p{L}*|ihr\\p{L}*|unser\\p{L}*) ${who}(?!\\p{L})`,
          'iu',
        ).test(whole);
        if (isCommon || relationOf(who, 'de') !== undefined) continue;
        const isHers = new RegExp(`(?<!\\p{L})die ${who}(?!\\p{L})`, 'u').test(whole);
        names.set(who, `${isHers ? 'die' : 'der'} ${who}`);
      }
  return names;
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

/** In how many Labors somebody is; parents, partners and children come before those who are in one more. */
const nearness = ({ key, isKin, labors }: Pick<Person, 'key' | 'isKin' | 'labors'>): number =>
  labors.length + (closest.has(key.split(' ')[0] ?? '') ? 1.1 : isKin ? 0.5 : 0);

/** The people whom the client writes of, most Labors first. */
export const findPeople = (matter: Matter): Person[] => {
  const { sentences } = matter;
  const named = new Map<string, { name: string; isKin: boolean; mentions: ReadSentence[] }>();
  const aliases = new Map<string, string>();
  const read = sentences.flatMap((sentence) =>
    sentence.persons.flatMap((written) => {
      const mention = readPerson(written, sentence);
      return mention && !isAddressed(written, sentence) ? [{ mention, sentence, written }] : [];
    }),
  );
  // Once a name is known, it counts wherever it is written.
  // German nouns and Spanish openings of sentences look like names; there each mention is read by itself.
  for (const { mention, written } of [...read].filter((one) => one.mention.key.startsWith('name ')))
    for (const sentence of sentences)
      if (
        sentence.language === 'en' &&
        new RegExp(`(?<!\\p{L})${mention.key.slice(5)}(?!\\p{L})`, 'u').test(sentence.text) &&
        !read.some((one) => one.sentence === sentence && one.mention.key === mention.key)
      )
        read.push({ mention, sentence, written });
  for (const mention of kinOf(read))
    for (const sentence of namedAlone(mention, sentences))
      if (!read.some((one) => one.sentence === sentence && one.mention.key === mention.key))
        read.push({ mention, sentence, written: mention.name });
  for (const [who, name] of namesWithArticle(matter))
    for (const sentence of sentences)
      if (sentence.language === 'de' && new RegExp(`(?<!\\p{L})${who}s?(?!\\p{L})`, 'u').test(sentence.text))
        read.push({ mention: { key: `name ${who}`, name, isKin: false }, sentence, written: name });
  // "my daughter Ellen": from then on Ellen is the daughter.
  for (const { mention, written } of read) {
    const name = written.split(/\s+/u).at(-1) ?? '';
    if (mention.isKin && written.includes(' ') && /^\p{Lu}\p{Ll}/u.test(name)) aliases.set(`name ${name}`, mention.key);
  }
  for (const { mention, sentence } of read) {
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
