import type { PersonSpan } from './find-persons';
import type { Before, Voice } from './find-speaker';
import { iAm, kindOf, negated, type Parts, partsOf, wordsIn } from './german-parts';
import * as list from './german-speech-words';
import { voiceByVerbs } from './german-verbs';
import type { Span } from './sense';

/** `war der Meinung, …`, `wirft mir vor, …`, `wollte wissen, …`. */
const voiceByView = ({ text, nameOf, personIn, contentAt, spoken }: Parts): Voice | undefined => {
  const view = list.view.exec(text);
  const before = text.slice(0, view?.index ?? 0);
  if (
    view &&
    !iAm.test(before) &&
    !/^\p{L}+\s+(?:ich|wir)(?!\p{L})/u.test(view[0]) &&
    !negated.test(before + view[0])
  ) {
    const end = view.index + view[0].length;
    const next = /^(?:\s+\p{L}+){0,3}\s*,\s*/u.exec(text.slice(end));
    const kind = next ? kindOf(text.slice(end + next[0].length), false) : null;
    if (next && kind) return spoken(kind, nameOf(personIn(0, end)), contentAt(end + next[0].length));
  }
  // `…, so mein Vater.` and `Sein letzter Satz war, du …`.
  const source = /,\s*so\s+(?=\p{L}+(?:\s+\p{L}+){0,3}\s*[.!]*\s*$)/u.exec(text);
  const speaker = source ? personIn(source.index, text.length) : undefined;
  if (source && speaker) {
    const isDirect = list.secondPerson.test(text) || !iAm.test(text);
    return spoken(isDirect ? 'quoted' : 'reported', nameOf(speaker), { start: 0, end: source.index });
  }
  const named = /^[^,]*(?:war|ist|lautete|hieß),\s*/u.exec(text);
  if (named && list.speechNoun.test(named[0]) && !list.myAnswer.test(named[0]) && list.secondPerson.test(text))
    return spoken('quoted', nameOf(personIn(0, named[0].length)), contentAt(named[0].length));
  const wonders = /(?<!\p{L})woll(?:te|ten|en)(?!\p{L})[^,]*(?<!\p{L})wissen,/iu.exec(text);
  if (!wonders || iAm.test(text.slice(0, wonders.index + wonders[0].length))) return undefined;
  return spoken('reported', nameOf(personIn(0, wonders.index)), contentAt(wonders.index + wonders[0].length));
};

/** Rules of a household, before or after their wording. */
const voiceByRule = ({ text, said, isSpeech, contentAt, spoken, quotedBy }: Parts): Voice | undefined => {
  const after = list.ruleAfter.exec(text);
  if (after && after.index > 0 && !/(?<!\p{L})meine?(?!\p{L})/iu.test(after[0])) {
    const words = text.slice(0, after.index);
    if (said.length > 0) return quotedBy('rule');
    const isDirect = list.secondPerson.test(words) || list.imperative.test(words);
    if (isDirect || /regel|gesetz/iu.test(after[0]))
      return spoken(isDirect ? 'quoted' : 'reported', 'rule', { start: 0, end: after.index });
  }
  const rule = [...text.matchAll(list.rule)].at(-1);
  if (!rule || iAm.test(text.slice(0, rule.index))) return undefined;
  const sign = /[,:–„“"«»](?=.*[\p{L}\uE000])/u.exec(text.slice(rule.index));
  if (!sign) return undefined;
  if (isSpeech && said.length > 0) return quotedBy('rule');
  return spoken(sign[0] === ':' ? 'quoted' : 'reported', 'rule', contentAt(rule.index + sign.index + 1));
};

/** A colon after a person, after a noun of speech, or before an address. */
const voiceByColon = (parts: Parts): Voice | undefined => {
  const { sentence, text, said, isSpeech, personIn, nameOf } = parts;
  const colon = parts.segments.find(({ sign }) => sign === ':');
  if (!colon) return undefined;
  const frame = text.slice(0, colon.end);
  const content = parts.contentAt(colon.end + 1);
  const person = personIn(0, colon.end);
  if (iAm.test(frame) && !person) return undefined;
  const isMarked = said.length > 0 && isSpeech;
  const isLabel = person !== undefined && wordsIn(text.slice(person.end, colon.end)) <= 2;
  const isNoun = list.speechNoun.test(frame) && !list.myAnswer.test(frame);
  if (!isMarked && !isLabel && !isNoun && !list.secondPerson.test(sentence.slice(content.start))) return undefined;
  return isMarked ? parts.quotedBy(nameOf(person)) : parts.spoken('quoted', nameOf(person), content);
};

/** Quotation marks without a verb of speech. */
const voiceByMarks = (parts: Parts, before: Before, iSay: boolean): Voice | undefined => {
  const { sentence, text, said, covered, own, personIn, nameOf, quotedBy } = parts;
  if (said.length === 0 || !parts.isSpeech) return undefined;
  const person = nameOf(personIn(0, text.length));
  const isAddress = list.secondPerson.test(sentence) || covered > 0.3;
  if (!iSay && isAddress && list.speechNoun.test(text) && !list.myAnswer.test(text)) return quotedBy(person);
  if (covered <= 0.5 && !/:\s*["„“”«»'‚‘]?\s*\uE000/u.test(text)) return undefined;
  return iSay || iAm.test(text) ? own : quotedBy(before.leads ?? before.quotedOf ?? person ?? before.person);
};

/** Whose a sentence without a frame of its own is, by its neighbours. */
const voiceByNeighbours = (parts: Parts, before: Before, following: string): Voice | undefined => {
  const { text, own, spoken, segments, textOf } = parts;
  const isAddress = list.secondPerson.test(text);
  if (before.leads !== undefined && before.leads !== null) return spoken('quoted', before.leads, own.content);
  if (before.quotedOf !== undefined && isAddress) return spoken('quoted', before.quotedOf, own.content);
  const isNamedAfter =
    list.pointsBack.test(following) &&
    !iAm.test(following) &&
    !negated.test(following) &&
    (following.search(list.speech) >= 0 || list.upbringing.test(following));
  if (isNamedAfter && (isAddress || list.imperative.test(text))) return spoken('quoted', before.person, own.content);
  if (list.address.test(text) && !list.firstPerson.test(text)) return { ...own, speaker: 'unsure' };
  return list.opensIndirect.test(textOf(segments[0])) ? spoken('reported', before.person, own.content) : undefined;
};

/**
 * Whose a German sentence is, read from its clauses: a verb of speech, its subject, and what depends of it on either side.
 * `following` is the next sentence, which may say whose this one was.
 */
export const findGermanSpeaker = (
  sentence: string,
  quotes: readonly Span[],
  persons: readonly PersonSpan[],
  before: Before,
  following: string,
): Voice => {
  const parts = partsOf(sentence, quotes, persons, before);
  if (list.evidence.some((pattern) => pattern.test(parts.text)))
    return parts.spoken('reported', parts.nameOf(parts.personIn(0, sentence.length)), parts.own.content);
  const { voice, iSay } = voiceByVerbs(parts);
  return (
    voice ??
    voiceByView(parts) ??
    voiceByRule(parts) ??
    voiceByColon(parts) ??
    voiceByMarks(parts, before, iSay) ??
    voiceByNeighbours(parts, before, following) ??
    parts.own
  );
};
