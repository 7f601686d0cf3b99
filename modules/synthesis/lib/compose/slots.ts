import { countWords, type SenseLanguage } from '#modules/text-analysis/public';
import { hasInsult, isFitForQuestion, isFitForTitle, isGrave } from '../observe/fitness';
import type { Matter } from '../observe/matter';
import type { Claim, Fragment } from '../observe/observation';
import type { Chosen } from './select';
import { capital, type Slots } from './variants';
import type { Grammar } from './wording/wording';

/** Words of a fragment that is named in a list, or of a sentence of somebody else that is repeated in ours. */
const mostListed = 10;
const mostRepeated = 14;

/** A fragment without the stop or comma at its end. */
export const trimmed = (text: string): string => text.trim().replace(/[\s.,;:…–—-]+$/u, '');

export const quoted = ({ open, close }: Grammar, text: string): string => `${open}${trimmed(text)}${close}`;

export const listed = ({ and }: Grammar, items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;

export const counted = ({ numbers }: Grammar, count: number): string => numbers[count] ?? String(count);

/** Somebody as the reader is told of them: "your father"; as written where the client wrote in another language. */
export const personIn = (grammar: Grammar, person: string, isOtherLanguage: boolean): string =>
  person === 'rule' ? grammar.rule : isOtherLanguage ? quoted(grammar, person) : grammar.address(person);

/** "der Steuerberater" where the text has the article and the name of the speaker has not. */
export const withArticle = (person: string, text: string, language: SenseLanguage): string => {
  if (language !== 'de' || !/^\p{Lu}\p{L}+$/u.test(person)) return person;
  const [before] =
    new RegExp(`(?<!\\p{L})(?:de[rmns]|die|das|(?:mein|ein|unser)(?:e[mnrs]?)?)(?=\\s+${person}(?!\\p{L}))`, 'iu').exec(
      text,
    ) ?? [];
  return before ? `${before.toLowerCase()} ${person}` : person;
};

/** A word or two that a question may name. */
const isLight = (text: string, language: SenseLanguage): boolean =>
  !isGrave(text, language) && !hasInsult(text, language);
/** What may be printed inside a sentence of ours: on one line, whole, and nobody's insult. */
const isPrintable = ({ text }: Pick<Fragment, 'text'>, language: SenseLanguage): boolean =>
  !/[\n"“”„«»]/u.test(text.trim()) && !hasInsult(text, language) && text.length <= 120;

/** The fragments of a claim, first to last. */
export const fragmentsOf = (claim: Claim): readonly Fragment[] => {
  switch (claim.kind) {
    case 'echo':
    case 'stays':
    case 'marked':
    case 'spoken':
    case 'heard':
    case 'insistence':
    case 'hide':
    case 'conclusion':
    case 'fear':
    case 'figure':
    case 'self-name':
    case 'wish':
    case 'question':
      return claim.fragments;
    case 'correction':
      return [claim.but, claim.not];
    case 'halves':
      return [claim.one, claim.other];
    case 'flip':
      return [claim.affirmed, claim.denied];
    case 'kept':
      return [claim.words];
    case 'unsaid':
      return [claim.what];
    case 'return':
    case 'people':
    case 'ending':
    case 'lifeline':
      return [];
    default:
      return [claim.fragment];
  }
};

/** Where a claim can be seen. */
export const laborsOf = (claim: Claim, chosen: Chosen): readonly number[] =>
  'labors' in claim && claim.kind !== 'marked' && claim.kind !== 'spoken' && claim.kind !== 'heard'
    ? claim.labors
    : [...new Set(chosen.passages.map(({ laborNumber }) => laborNumber))].sort((one, other) => one - other);

/** So many characters before and after a passage belong to what it is about. */
const nearby = 300;

/** Whether anything that the section shows, or the lines around it, is of death, burial, violence, illness, drink or loss. */
export const isGraveSection = ({ observation, passages }: Chosen, { answers }: Matter, around = nearby): boolean => {
  const near = passages.map(({ responseId, start, end }) => {
    const text = answers.find(({ answer }) => answer.responseId === responseId)?.answer.text ?? '';
    return text.slice(Math.max(0, start - around), end + around);
  });
  return [...near, ...fragmentsOf(observation.claim).map(({ text }) => text)].some((text) =>
    isGrave(text, observation.language),
  );
};

export interface Heading {
  readonly text: string;
  /** The client's own words in it. */
  readonly fragment: Fragment | null;
}

/** Kinds whose fragments are the client's own voice and affirmed. */
const isOwnVoice = (claim: Claim): boolean =>
  ![
    'echo',
    'marked',
    'condition',
    'stays',
    'kept',
    'spoken',
    'heard',
    'unsaid',
    'flip',
    'halves',
    'fear',
    'shift',
    'turn',
  ].includes(claim.kind);

/** What opens so is the rest of a sentence and no heading. */
export const opensAsRest =
  /^(?:but|and|or|so|because|sondern|aber|und|oder|weil|denn|sino|pero|y|o|porque|es (?:de )?que)(?!\p{L})/iu;

/** A heading in the client's words; null where none of them may stand in one. */
export const headingOf = (
  chosen: Chosen,
  grammar: Grammar,
  language: SenseLanguage,
  avoid: string | null,
): Heading | null => {
  const { claim, language: own } = chosen.observation;
  if (claim.kind === 'return' && isLight(claim.thing, own)) return { text: capital(claim.thing), fragment: null };
  if (claim.kind === 'echo' && isLight(claim.words.join(' '), own)) {
    return {
      text: listed(
        grammar,
        claim.words.map((word) => quoted(grammar, word)),
      ),
      fragment: null,
    };
  }
  if (claim.kind === 'insistence') {
    const word = quoted(grammar, claim.word);
    return { text: word, fragment: null };
  }
  if (claim.kind === 'people') {
    const person = personIn(grammar, claim.person, own !== language);
    return { text: capital(person), fragment: null };
  }
  if (!isOwnVoice(claim)) return null;
  const fragments = (claim.kind === 'correction' ? [claim.but] : fragmentsOf(claim)).filter(
    ({ text }) => !opensAsRest.test(text),
  );
  // Of what is quoted below it first; what is only counted may head a section where nothing else can.
  const isShown = (one: Fragment): boolean =>
    chosen.passages.some(
      (passage) => passage.responseId === one.responseId && passage.start <= one.start && one.end <= passage.end,
    );
  const fit = [...fragments.filter(isShown), ...fragments.filter((one) => !isShown(one))].find(
    (one) => isFitForTitle({ text: trimmed(one.text) }, own) && isPrintable(one, own) && trimmed(one.text) !== avoid,
  );
  if (!fit) return null;
  const text = quoted(grammar, fit.text);
  return { text, fragment: fit };
};

const isNobody = /^(?:nobody|no one|no-one|none|niemand\p{L}*|kein\p{L}*|nadie|ningun\p{L}*)$/iu;
const mapped = (text: string | undefined, change: (text: string) => string): string | undefined =>
  text === undefined ? undefined : change(text);

/** What the sentences about a finding can name. */
export const slotsOf = (
  chosen: Chosen,
  grammar: Grammar,
  language: SenseLanguage,
  heading: Heading | null,
  title: string | null,
): Slots => {
  const { claim, language: own } = chosen.observation;
  const labors = laborsOf(claim, chosen);
  const first = chosen.passages.at(0)?.laborNumber ?? labors[0] ?? 1;
  const say = (fragment: Fragment | null): string | undefined =>
    fragment &&
    isPrintable(fragment, own) &&
    fragment !== heading?.fragment &&
    trimmed(fragment.text) !== title &&
    !isGrave(fragment.text, own)
      ? quoted(grammar, fragment.text)
      : undefined;
  const short = (fragment: Fragment | null): string | undefined =>
    fragment && countWords(fragment.text) <= mostRepeated ? say(fragment) : undefined;
  const person = (written: string | null): string | undefined =>
    written === null || hasInsult(written, own) ? undefined : personIn(grammar, written, own !== language);
  const speaker = (written: string | null): string | undefined =>
    person(written && own === language ? withArticle(written, chosen.passages[0]?.text ?? '', own) : written);
  const others = fragmentsOf(claim).flatMap((one) => (countWords(one.text) <= mostListed ? (say(one) ?? []) : []));
  const light = [heading?.fragment, ...fragmentsOf(claim)].find(
    (one) => one && isPrintable(one, own) && isFitForQuestion({ text: trimmed(one.text) }, own),
  );
  const isSeveral = labors.length > 1;
  const count = claim.kind === 'return' || claim.kind === 'insistence' ? claim.times : fragmentsOf(claim).length;
  const shared: Slots = {
    in: grammar.inLabors(labors),
    of: grammar.ofLabors(labors),
    labors: grammar.labors(labors),
    at: grammar.labors([first]),
    inAt: grammar.inLabors([first]),
    ofAt: grammar.ofLabors([first]),
    // Of three, a sentence about two of them would leave one out.
    from: labors.length === 2 ? grammar.labors([first]) : undefined,
    to: labors.length === 2 ? grammar.labors([labors.at(-1) ?? first]) : undefined,
    many: isSeveral ? grammar.inLabors(labors) : undefined,
    once: isSeveral ? undefined : grammar.inLabors(labors),
    k: isSeveral ? counted(grammar, labors.length) : undefined,
    n: count > 1 ? counted(grammar, count) : undefined,
    s: count > 1 ? undefined : '',
    m: count > 1 ? '' : undefined,
    list: others.length > 0 ? listed(grammar, others.slice(0, 2)) : undefined,
    q: light && isOwnVoice(claim) ? quoted(grammar, light.text) : undefined,
  };
  switch (claim.kind) {
    case 'return':
      return {
        ...shared,
        thing: quoted(grammar, claim.thing),
        often: grammar.often(claim.times),
        verbs:
          claim.verbs.length > 1
            ? listed(
                grammar,
                claim.verbs.map((verb) => quoted(grammar, verb)),
              )
            : undefined,
      };
    case 'echo':
      return {
        ...shared,
        w: claim.words.length > 1 || /\s/u.test(claim.words[0] ?? '') ? undefined : '',
        s: claim.words.length === 1 && /\s/u.test(claim.words[0] ?? '') ? '' : undefined,
        m: claim.words.length > 1 ? '' : undefined,
        words: listed(
          grammar,
          claim.words.map((word) => quoted(grammar, word)),
        ),
      };
    case 'insistence':
      return { ...shared, word: quoted(grammar, claim.word), often: grammar.often(claim.times) };
    case 'people': {
      const named = person(claim.person);
      const isPlural = named !== undefined && grammar.isPlural(named);
      return {
        ...shared,
        [isPlural ? 'people' : 'person']: named,
        others:
          claim.others.length > 0
            ? listed(
                grammar,
                claim.others.slice(0, 3).map((one) => `${person(one.person)} (${one.labors.join(', ')})`),
              )
            : undefined,
      };
    }
    case 'kept':
      return {
        ...shared,
        by: speaker(claim.by),
        theBy: mapped(speaker(claim.by), grammar.definite),
        words: short(claim.words),
        reply: short(claim.reply),
      };
    case 'correction':
      return { ...shared, not: say(claim.not), but: say(claim.but) };
    case 'halves':
      return { ...shared, one: say(claim.one), other: say(claim.other) };
    case 'flip':
      return {
        ...shared,
        word: quoted(grammar, claim.word),
        affirmed: say(claim.affirmed),
        denied: say(claim.denied),
      };
    case 'unsaid':
      return { ...shared, person: isNobody.test(claim.person) ? undefined : person(claim.person) };
    case 'turn':
      return { ...shared, marker: quoted(grammar, claim.marker) };
    case 'scene':
      return { ...shared, age: counted(grammar, claim.age) };
    case 'shift':
      return { ...shared, to: quoted(grammar, claim.to) };
    default:
      return shared;
  }
};
