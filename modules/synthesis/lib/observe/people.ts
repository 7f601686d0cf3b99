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
  /^(?:i|he|she|we|they|you|it|people|everyone|everybody|someone|somebody|nobody|one|er|sie|wir|man|alle|jemand|niemand|die leute|él|ella|ellos|ellas|nosotros|todos|nadie|uno|usted(?:es)?|all|both|some|those|which|so|now|then)$/iu;

const noName =
  /^(?:the|this|that|some|every|one|two|der|die|das|den|dem|ein|eine|mein|meine|los|las|una|mis|ive|dont|didnt|cant|its|wasnt)$/iu;

interface Mention {
  readonly key: string;
  readonly name: string;
  readonly isKin: boolean;
}

/** Kin and friends with "my", forms of address such as "Mum", and names; nobody else is a person of the client's. */
const readPerson = (written: string, sentence: ReadSentence): Mention | null => {
  const { language } = sentence;
  if (pronoun.test(written)) return null;
  const plain = plainApostrophes(written);
  const bare = plain.replace(possessive, '');
  const isOwn = bare !== plain;
  const parts = bare.split(/\s+/u);
  const relation = parts.map((part) => relationOf(part, language)).find((one) => one !== undefined);
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
    return { key: proper && !closest.has(relation) ? `${relation} ${proper}` : relation, name: written, isKin: true };
  }
  if (relation || isOwn) return null;
  return proper && parts.length <= 2 && /^\p{Lu}/u.test(plain)
    ? { key: `name ${proper}`, name: written, isKin: false }
    : null;
};

/** Somebody who is spoken to in what others say is perhaps the client. */
const isAddressed = (written: string, { text, voices, start }: ReadSentence): boolean => {
  const at = start + text.indexOf(written);
  return (
    (!possessive.test(written) && voices.some((voice) => at >= voice.start && at < voice.end)) ||
    new RegExp(`, ${written.replace(/[^\p{L}\s'-]/gu, '.')}[.!?”"]*$`, 'u').test(text)
  );
};

/** The people whom the client writes of, most Labors first. */
export const findPeople = ({ sentences }: Matter): Person[] => {
  const named = new Map<string, { name: string; isKin: boolean; mentions: ReadSentence[] }>();
  const aliases = new Map<string, string>();
  const read = sentences.flatMap((sentence) =>
    sentence.persons.flatMap((written) => {
      const mention = readPerson(written, sentence);
      return mention && !isAddressed(written, sentence) ? [{ mention, sentence, written }] : [];
    }),
  );
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
    .sort((one, other) => other.labors.length - one.labors.length || other.mentions.length - one.mentions.length);
};

/** Parents, partners and children. */
export const isClose = ({ key }: Person): boolean => closest.has(key.split(' ')[0] ?? '');
