import { plainApostrophes } from '#modules/text-analysis/public';
import { relationOf } from './find';
import type { Matter, ReadSentence } from './matter';
import { firstNames } from './triggers/first-names';

/** "dem Sepp seins", "den Sepp fragen", "hat ihn der Sepp", "der Sepp hat gesagt": an article and a capital that can only be a name. */
const namedWithArticle = [
  /(?<!\p{L})(?:dem|der) (?<who>\p{Lu}\p{Ll}{2,}) (?:seins?|seine[mnrs]?|ihrs?|ihre[mnrs]?)(?!\p{L})/gu,
  /(?<!\p{L})(?:den|die) (?<who>\p{Lu}\p{Ll}{2,}) (?:fragen|gefragt|anrufen|angerufen|heiraten|geheiratet|umarmen|umarmt)(?!\p{L})/gu,
  /(?:hat|hatte|haben) (?:ihn|ihm|mich|mir|uns|es) (?:der|die) (?<who>\p{Lu}\p{Ll}{2,})(?=[.,;!?]|$)/gu,
  /(?:(?<=^|[.,;:!?] )|(?<!\p{L})(?:der|die) )(?<who>\p{Lu}\p{Ll}{2,}) und ich(?!\p{L})/gu,
];

/** Names that are written with an article, each as a subject: "der Sepp". Nouns with "ein" or "kein" anywhere are no names. */
export const namesWithArticle = (matter: Matter): ReadonlyMap<string, string> => {
  const before = knownNames.get(matter);
  if (before) return before;
  const names = readNamesWithArticle(matter);
  knownNames.set(matter, names);
  return names;
};
const knownNames = new WeakMap<Matter, ReadonlyMap<string, string>>();

const readNamesWithArticle = ({ sentences }: Matter): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const judged = new Set<string>();
  const all = sentences.filter(({ language }) => language === 'de').map(({ text }) => text);
  const whole = all.join('\n');
  for (const text of all)
    for (const pattern of namedWithArticle)
      for (const { groups } of text.matchAll(pattern)) {
        const who = groups?.who ?? '';
        if (judged.has(who)) continue;
        judged.add(who);
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

/** "My dad's mom", "la hija de Mirta": somebody else is named by way of them. */
export const isByTheWay = (name: string, { text, language }: ReadSentence): boolean => {
  const plain = plainApostrophes(text);
  const who = plainApostrophes(name).replace(/[^\p{L}\s'-]/gu, '.');
  const times = plain.match(new RegExp(`(?<!\\p{L})${who}(?!\\p{L})`, 'giu'))?.length ?? 0;
  const inner =
    language === 'en'
      ? new RegExp(`(?<!\\p{L})${who}'s? (?:\\p{L}+ )?(?<kin>\\p{L}+)`, 'giu')
      : new RegExp(`(?<kin>\\p{L}+) (?:de|del|von) ${who}(?!\\p{L})`, 'giu');
  const ways = [...plain.matchAll(inner)].filter(({ groups }) => relationOf(groups?.kin ?? '', language) !== undefined);
  return times > 0 && ways.length >= times;
};

/** Names that the client says are their own. */
const ownName =
  /(?:my name is|i(?:'m| am) called|i was (?:named|christened|baptized)|they (?:named|called) me|ich (?:heiße|hieß)|(?:getauft|genannt) (?:haben|hat) (?:sie |man )?mich|me llamo|me llaman|me pusieron|me bautizaron) (?<who>\p{L}+(?: \p{L}+)?)/giu;
/** Whoever others speak to by name, in talk without stops: "hat gesagt Rosl ich geh jetzt". */
const calledInTalk =
  /(?:gesagt|gefragt|sagt|sagte|fragt|fragte|said|says|dijo|dice) (?<who>\p{Lu}\p{Ll}+) (?:ich|du|was|wer|wie|wo|warum|komm|geh|bleib|schau|i|you|what|yo|tú|vos|qué|vení|anda)(?!\p{L})/gu;

/** What only somebody does, or what is only done with somebody. */
export const actsAs: Readonly<Record<ReadSentence['language'], (name: string) => RegExp>> = {
  en: (name) =>
    new RegExp(
      `(?<!\\p{L})${name} (?:said|says|say|asked|asks|told|tells|goes|came|comes|went|was (?!in|the)|had|has|is (?!in|a village|a town)|took|gave|calls?|called|drives?|looks?|makes?|made|wrote|thought|thinks|knows|knew|would|used to|never|always|and (?:i|me)|quit|died|lives|lived|stood|sat|laughed|cried|left|got|did|does|showed|brought|helped|loved)(?!\\p{L})|(?<!\\p{L})(?:with|and|me and|like|told|asked|called|named|love|loved|married|miss) ${name}(?!\\p{L})`,
      'iu',
    ),
  de: (name) =>
    new RegExp(
      `(?<!\\p{L})${name} (?:hat|hatte|sagt|sagte|fragt|fragte|meint|meinte|kam|kommt|ging|geht|ist|war|wollte|will|weiß|wusste|steht|stand|sitzt|saß|lacht|lachte|schaut|und ich|und mir|heißt|hieß)(?!\\p{L})|(?<!\\p{L})(?:[Mm]it|[Aa]n|[Zz]u|[Vv]on|[Bb]ei|[Ff]ür|[Uu]nd|[Dd]er|[Dd]ie|[Dd]em|[Dd]en) ${name} (?:hat|ist|war|sagt|denk|red|geh|steh|sitz|lach|fragt|gefragt)`,
      'u',
    ),
  es: (name) =>
    new RegExp(
      `(?<!\\p{L})${name},? (?:me|se|le|nos|te|no|dice|dijo|decía|es|era|tiene|tenía|vino|viene|fue|hizo|hace|y yo|pregunt\\p{L}+|quiere|quería|que)(?!\\p{L})|(?<!\\p{L})(?:con|y|como|llamaba|llama) ${name}(?!\\p{L})|(?<!\\p{L})[Aa] ${name} (?:le|la|lo|no)(?!\\p{L})`,
      'u',
    ),
};

/** Names of the client: said to be theirs, or only ever used to speak to somebody. */
export const ownNames = ({ sentences }: Matter): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const { text } of sentences)
    for (const pattern of [ownName, calledInTalk])
      for (const { groups } of plainApostrophes(text).matchAll(pattern))
        for (const word of (groups?.who ?? '').split(' ')) if (/^\p{Lu}\p{Ll}/u.test(word)) names.add(word);
  return names;
};

/** Words for relatives with which somebody is spoken to in talk without stops: "es brennt Mama was ist". */
export const kinInTalk = (written: string, { text, language }: ReadSentence): boolean =>
  language === 'de' &&
  relationOf(written, language) !== undefined &&
  new RegExp(
    `(?<!(?:die|der|das|mein|meine|meiner|unsere?|zur|von der) )${written} (?:ich|du|was|wer|wie|wo|warum|komm|geh|schau)(?!\\p{L})`,
    'u',
  ).test(text);

/** Text in which fewer sentences than this begin with a capital is written without them. */
const fewestCapitals = 0.3;

/** First names in the text, in lower case: inside a sentence with a capital, or anywhere in text that has no capitals. */
export const firstNamesIn = ({ sentences }: Matter): ReadonlySet<string> => {
  const capitals = sentences.filter(({ text }) => /^\P{L}*\p{Lu}/u.test(text)).length;
  const hasCapitals = capitals >= sentences.length * fewestCapitals;
  return new Set(
    sentences.flatMap(({ tokens, start }) =>
      tokens
        .filter(({ text, start: at }) => !hasCapitals || (at > start && /^\p{Lu}/u.test(text)))
        .map(({ lower }) => lower)
        .filter((lower) => firstNames.has(lower)),
    ),
  );
};
