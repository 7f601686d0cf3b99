import {
  type Claim,
  type Fragment,
  hasInsult,
  isFitForQuestion,
  isFitForTitle,
  isGrave,
  type Matter,
} from '#modules/observations/public';
import { countWords, type SenseLanguage } from '#modules/text-analysis/public';
import { fragmentsOf } from './fragments';
import { personIn, withArticle } from './persons';
import { counted, listed, quoted, trimmed } from './quoting';
import type { Chosen } from './select';
import { capital, type Slots } from './variants';
import type { Grammar } from './wording/wording';

/** Words of a fragment that is named in a list, or of a sentence of somebody else that is repeated in ours. */
const mostListed = 10;
const mostRepeated = 14;

/** A word or two that a question may name. */
const isLight = (text: string, language: SenseLanguage): boolean =>
  !isGrave(text, language) && !hasInsult(text, language);
/** What may be printed inside a sentence of ours: on one line, whole, and nobody's insult. */
const isPrintable = ({ text }: Pick<Fragment, 'text'>, language: SenseLanguage): boolean =>
  !/[\n"“”„«»]/u.test(text.trim()) && !hasInsult(text, language) && text.length <= 120;

/** Kinds that are counted over all that was written; every other is said of the passages below it and of nothing else. */
const countedOver: ReadonlySet<Claim['kind']> = new Set(['return', 'insistence', 'people']);

/** Where a claim can be seen. */
export const laborsOf = (claim: Claim, chosen: Chosen): readonly number[] =>
  'labors' in claim && countedOver.has(claim.kind)
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
  // Of what was chosen for itself, many more sentences were found than are shown.
  const shown = observation.claim.kind === 'central' ? [] : fragmentsOf(observation.claim).map(({ text }) => text);
  return [...near, ...shown].some((text) => isGrave(text, observation.language));
};

/** Whom the section is about; Spanish names with their article where the client writes them so. */
const namedIn = (
  person: string,
  { observation, passages }: Chosen,
  grammar: Grammar,
  language: SenseLanguage,
): string => {
  const isOther = observation.language !== language;
  const text = passages.map((passage) => passage.text).join('\n');
  return personIn(grammar, !isOther && language === 'es' ? withArticle(person, text, 'es') : person, isOther);
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
    'central',
    'marked',
    'saying',
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
    return { text: capital(namedIn(claim.person, chosen, grammar, language)), fragment: null };
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
  const count = claim.kind === 'return' || claim.kind === 'insistence' ? claim.times : chosen.passages.length;
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
      const named = hasInsult(claim.person, own) ? undefined : namedIn(claim.person, chosen, grammar, language);
      const isPlural = named !== undefined && grammar.isPlural(named);
      return {
        ...shared,
        [isPlural ? 'people' : 'person']: named,
        about: mapped(named, grammar.about),
        others:
          claim.others.length > 0
            ? listed(
                grammar,
                claim.others
                  .slice(0, 3)
                  .map((one) => `${person(one.person)} (${listed(grammar, one.labors.map(String))})`),
              )
            : undefined,
      };
    }
    case 'kept':
      return {
        ...shared,
        by: speaker(claim.by),
        about: mapped(speaker(claim.by), grammar.about),
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
