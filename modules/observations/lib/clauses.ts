import { countWords, plainApostrophes, type SenseLanguage } from '#modules/text-analysis/public';
import type { ReadSentence } from './matter';
import type { Fragment } from './observation';

export interface Range {
  readonly start: number;
  readonly end: number;
}

const subjects: Readonly<Record<SenseLanguage, string>> = {
  en: "(?:i|he|she|we|they|you|it|there|nobody|everyone|everybody)(?:'\\p{L}+)?",
  de: 'ich|er|sie|wir|du|es|man|da|dann|niemand|alle|das',
  es: 'yo|él|ella|nosotros|ellos|ellas|nadie|todos|eso|esto|no|me|se|le|les|nos|lo|la|ya|ahora|después|luego|siempre|nunca',
};
const joins: Readonly<Record<SenseLanguage, string>> = {
  en: 'and|but|so|yet|or|then|and then|but then|and so|because|since|although|though|even though|while|whereas',
  de: 'und|aber|doch|denn|oder|also|weil|obwohl|während|und dann|aber dann|sondern',
  es: 'y|e|pero|porque|aunque|así que|o|mientras|y luego|y después|sino que|pues',
};
/** Between these words, a clause of its own begins without a comma. */
const innerJoint = (language: SenseLanguage): RegExp =>
  language === 'en'
    ? new RegExp(
        `\\s(?=(?:(?:and|but|so|or|and then|but then)\\s+(?:${subjects.en})|because|although|though|even though|and so)\\s)`,
        'giu',
      )
    : language === 'de'
      ? new RegExp(`\\s(?=(?:und|aber|doch|denn)\\s+(?:${subjects.de})\\s)`, 'giu')
      : new RegExp(`\\s(?=(?:(?:y|e|pero|o)\\s+(?:${subjects.es})|porque|aunque|pero|así que)\\s)`, 'giu');
/** What may follow a comma without taking anything back from what stands before it. */
const afterComma: Readonly<Record<SenseLanguage, RegExp>> = {
  en: new RegExp(
    `^\\s*(?:(?:${joins.en})\\s|(?:i|he|she|we|they|you|it|there|nobody|that|this|my|the)(?:'\\p{L}+)?\\s)`,
    'iu',
  ),
  de: new RegExp(`^\\s*(?:(?:${joins.de})\\s|(?:ich|er|sie|wir|du|es|man|mein|meine|da)\\s)`, 'iu'),
  es: new RegExp(
    `^\\s*(?:(?:${joins.es})\\s|(?:yo|él|ella|nosotros|me|se|le|les|nos|lo|ya|mi|mis|ahora|después|luego|nadie|siempre|nunca|no)\\s)`,
    'iu',
  ),
};
/** What takes back, or narrows, what stands before it. */
const takesBack: Readonly<Record<SenseLanguage, RegExp>> = {
  en: /^[\s,;–—-]*(?:(?:and |but |or )?(?:unless|except|if|until|only if|or so|not (?:that|really|quite|any ?more)|no longer|at least|as if|rather|apart|he |she |they |people |everyone |my \p{L}+ |we )?\s*(?:said|says|thinks?|thought|told me|unless|except|only if|until|or so i|not really|not quite|not any ?more|supposedly|or not|i thought|i said|i told myself|i used to|he says|people say)(?!\p{L}))/iu,
  de: /^[\s,;–—-]*(?:(?:aber |und )?(?:außer|es sei denn|falls|wenn|bis|dachte ich|sagte ich|hieß es|sagt\p{L}* (?:er|sie|man)|glaubte ich|redete ich|nur nicht|aber nicht|nicht mehr|angeblich)(?!\p{L}))/iu,
  es: /^[\s,;–—-]*(?:(?:pero |y )?(?:salvo|excepto|a menos que|si |hasta que|pensaba|decía|dicen|dice|creía|pero no|ya no|supuestamente|o eso)(?!\p{L}))/iu,
};
const leading: Readonly<Record<SenseLanguage, RegExp>> = {
  en: /^(?:and then|but then|and so|and|but|so|yet|or|because|then|well|also)\s+/iu,
  de: /^(?:und|aber|doch|denn|oder|also)\s+/iu,
  es: /^(?:y luego|y después|y|e|pero|o|porque|así que|pues)\s+/iu,
};
const reason: Readonly<Record<SenseLanguage, RegExp>> = {
  en: /^[\s,]*(?:because|since|although|though|even though|as|while|whereas)(?!\p{L})/iu,
  de: /^[\s,]*(?:weil|obwohl|denn|während|da)(?!\p{L})/iu,
  es: /^[\s,]*(?:porque|aunque|mientras|pues|ya que)(?!\p{L})/iu,
};
/** "In the crate I used to sit on" is a thing, no statement. */
const relativeEnd: Readonly<Record<SenseLanguage, RegExp>> = {
  en: /\s(?:on|in|at|with|from|to|for|of|about|by)$/iu,
  de: /(?!)/u,
  es: /\s(?:de|en|a|con|por|para)$/iu,
};
/** What is announced stands after the colon. */
const announces = /(?:said|say|this|these|thing|things|sagen|gesagt|dies|eines|decir|dicho|esto|cosa)$/iu;
/** Opens a clause that cannot stand alone; with the clause before it, it can. */
const dependent: Readonly<Record<SenseLanguage, RegExp>> = {
  en: /^(?:that|who|whom|whose|which|whether|than|if|unless|until|when|while|where|what|how|why|as|like|to|of|with|in|on|at|for|from|by)\s/iu,
  de: /^(?:dass|ob|wenn|als|weil|obwohl|während|bis|bevor|nachdem|damit|sodass|wie|wo|wohin|woher|warum|wieso|was|wer|wen|wem|der|die|das|den|dem|denen|deren|dessen|um|ohne|statt|seit|in (?:dem|der|den)|mit (?:dem|der|denen)|an (?:dem|der))\s/u,
  es: /^(?:que|quien|quienes|cuando|si|donde|como|cual|cuyo|cuya|para que|sin que|sin|hasta que|de|en|con|por|para|a)\s/u,
};
/** After a clause that depends on it, a German main clause begins with its verb: "merke ich, …". */
const verbFirst =
  /^(?!und|aber|doch|dann|da|jetzt|heute|auch|nur|so|nun|wie)\p{Ll}{2,} (?:ich|er|sie|es|wir|man|sich|mich|mir)(?!\p{L})/u;
/** What can never stand alone. */
const hanging: Readonly<Record<SenseLanguage, RegExp>> = {
  en: /^(?:that|which|who|whom|whose|whether|than|of|like)\s/iu,
  de: /^(?:dass|ob|das(?= (?:ich|er|sie|wir) )|den|dem|deren|dessen|denen|um)\s/iu,
  es: /^(?:que|quien|quienes|cual|de|para)\s/iu,
};
/** Has half of a quotation, or half of a bracket. */
export const isHalfClosed = (text: string): boolean =>
  (text.match(/["“”„«»]/gu)?.length ?? 0) % 2 === 1 || /[([{]/u.test(text) !== /[)\]}]/u.test(text);

/** Where clauses of a sentence begin: after its signs, and after words that join two clauses with subjects of their own. */
const startsOf = (text: string, language: SenseLanguage): number[] => {
  const starts = [0];
  for (const { index, 0: sign } of text.matchAll(/[,;:–—()]+\s*|\s-\s/gu)) starts.push(index + sign.length);
  for (const { index } of text.matchAll(innerJoint(language))) starts.push(index + 1);
  return starts.sort((one, other) => one - other);
};

/** Where a clause that is under way at `from` may end. */
const endsOf = (text: string, from: number, language: SenseLanguage): number[] => {
  const ends: number[] = [];
  for (const { index, 0: sign } of text.matchAll(/[,;:–—()]|\s-\s|[.!?…]+["'”»)]*$/gu)) {
    if (index < from) continue;
    const rest = text.slice(index + sign.length);
    const isFree = sign !== ',' || afterComma[language].test(rest);
    // A second dash closes an insertion, which is not left out.
    if (/[–—(-]/u.test(sign) && /[–—)]|\s-\s/u.test(rest)) continue;
    if (isFree && !takesBack[language].test(rest)) ends.push(index);
    else if (/^[.!?…]/u.test(sign)) ends.push(index);
  }
  for (const { index } of text.matchAll(innerJoint(language)))
    if (index >= from && !takesBack[language].test(text.slice(index))) ends.push(index);
  return [...ends, text.length].sort((one, other) => one - other);
};

export interface CutOptions {
  readonly least?: number;
  readonly most?: number;
  /** Begin at the match itself: for clauses found by their first word. */
  readonly atMatch?: boolean;
  /** Reasons and concessions belong to what is said. */
  readonly keepReasons?: boolean;
}

const longest = 14;

export const fragmentOf = ({ answer }: ReadSentence, { start, end }: Range): Fragment => ({
  responseId: answer.responseId,
  laborNumber: answer.laborNumber,
  start,
  end,
  text: answer.text.slice(start, end),
});

/**
 * The clause of a sentence around some of its characters, word for word; null where it is longer or shorter than asked, has words of
 * somebody else in it or cannot be cut without changing what it says. Offsets in and out are those of the answer.
 */
export const clauseAround = (
  sentence: ReadSentence,
  match: Range,
  { least = 3, most = longest, atMatch = false, keepReasons = false }: CutOptions = {},
): Fragment | null => {
  const { language, start: offset } = sentence;
  const text = plainApostrophes(sentence.text);
  const from = match.start - offset;
  const to = match.end - offset;
  const starts = startsOf(text, language).filter((one) => one <= from);
  const isDependent = (piece: string): boolean =>
    dependent[language].test(piece) || (language === 'de' && verbFirst.test(piece));
  while (starts.length > 1 && isDependent(text.slice(starts.at(-1)))) starts.pop();
  let start = atMatch ? from : (starts.at(-1) ?? 0);
  if (!atMatch) start += leading[language].exec(text.slice(start))?.[0].length ?? 0;
  if (start > from) start = from;
  start += /^[\s"'“”„«»*•–—-]*/u.exec(text.slice(start))?.[0].length ?? 0;
  for (const end of endsOf(text, to, language)) {
    // "I noticed that they came because I was useful": the reason belongs to what was noticed.
    const isReported = /(?<!\p{L})(?:that|dass|que)(?!\p{L})/iu.test(text.slice(start, end));
    if ((keepReasons || isReported) && reason[language].test(text.slice(end))) continue;
    if (relativeEnd[language].test(text.slice(start, end)) && start < from) return null;
    if (text[end] === ':' && announces.test(text.slice(start, end))) continue;
    const piece = text.slice(start, end).replace(/[\s,;:–—-]+$/u, '');
    const words = countWords(piece);
    if (words > most) return null;
    if (words < least || isHalfClosed(piece)) continue;
    if (!atMatch && hanging[language].test(piece)) return null;
    const range = { start: offset + start, end: offset + start + piece.length };
    const isMixed = sentence.voices.some((voice) => voice.start < range.end && voice.end > range.start);
    return isMixed && sentence.speaker === 'own' ? null : fragmentOf(sentence, range);
  }
  return null;
};

/**
 * What may not be denied: `all`, the phrase and the rest of its clause; `phrase`, the phrase; `outside`, whatever is beyond the
 * phrase, which has negators of its own.
 */
export type Refusal = 'all' | 'phrase' | 'outside';

/** Whether something denies a match within its clause. */
export const isDenied = (sentence: ReadSentence, match: Range, clause: Range, refusal: Refusal): boolean =>
  sentence.negations.some(({ start, end }) => {
    if (start < match.start) return end > match.start;
    if (start < match.end) return refusal !== 'outside';
    return refusal !== 'phrase' && start < clause.end;
  });

/** The words are somebody else's. */
export const isVoice = ({ voices }: ReadSentence, { start, end }: Range): boolean =>
  voices.some((voice) => voice.start < end && voice.end > start);
