import type { Span } from './sense';

/** A stretch of a sentence between two of its signs; German writes one before every subordinate clause. */
export interface Segment extends Span {
  /** The sign that closes it; empty at the end of the sentence. */
  readonly sign: string;
}

/** Stands in for what is between quotation marks, so that offsets stay and no word of it is read as the frame. */
export const hidden = '\uE000';

export const hide = (text: string, spans: readonly Span[], sign = hidden): string =>
  spans.reduce((masked, { start, end }) => masked.slice(0, start) + sign.repeat(end - start) + masked.slice(end), text);

export const segmentsOf = (text: string, { start, end }: Span = { start: 0, end: text.length }): Segment[] => {
  const segments: Segment[] = [];
  let from = start;
  for (const { index, 0: sign } of text.slice(start, end).matchAll(/[,;:!?–—()„“”"«»]|\s-\s/gu)) {
    segments.push({ start: from, end: start + index, sign: sign.trim() });
    from = start + index + sign.length;
  }
  return [...segments, { start: from, end, sign: '' }].filter(
    (one) => /[\p{L}\p{N}]/u.test(text.slice(one.start, one.end)) || text.slice(one.start, one.end).includes(hidden),
  );
};

const free = (alternatives: readonly string[]): string => `(?<![\\p{L}])(?:${alternatives.join('|')})(?![\\p{L}])`;

export const wordOf = (...alternatives: string[]): RegExp => new RegExp(free(alternatives), 'iu');
export const allOf = (...alternatives: string[]): RegExp => new RegExp(free(alternatives), 'giu');
export const atStart = (...alternatives: string[]): RegExp =>
  new RegExp(`^[\\s"'„“”«»‘’‚(–—-]*${free(alternatives)}`, 'iu');

/** Finite verbs of the closed class: what stands second, or first, in a main clause. */
export const auxiliary = [
  'bin|bist|ist|sind|seid|war|warst|waren|wär|wäre|wären|wärst',
  'hab|habe|hast|hat|haben|habt|hatte|hattest|hatten|hätt|hätte|hätten|hättest',
  'werde|wirst|wird|werden|wurde|wurden|würde|würden|würdest',
  'kann|kannst|können|konnte|konnten|könnte|könnten|muss|musst|müssen|musste|mussten|müsste|müssten',
  'will|willst|wollen|wollte|wollten|soll|sollst|sollen|sollte|sollten|darf|darfst|dürfen|durfte|durften|dürfte',
  "mag|mögen|mochte|möchte|möchten|weiß|wusste|wussten|ging|kam|kommt|geht|gab|gibt|gäbe|bleibt|blieb|steht|stand|macht|machte|tut|tat|war's|ist's",
].join('|');

/** Always opens a subordinate clause, with or without a comma before it. */
const alwaysSubordinate = atStart(
  'dass|daß|weil|obwohl|obgleich|obschon|ob|wenn|falls|sofern|nachdem|bevor|ehe|sodass|sobald|solange|indem|wobei',
  'statt dass|anstatt|als ob|als wenn|ohne dass|ohne (?:mich|mir|sich|uns|es|ihn|sie|ihr|ihm|je|auch nur|etwas|ein wort)? ?(?:\\p{L}+ ){0,4}zu',
  'um (?:\\p{L}+ ){0,6}zu|auch wenn|selbst wenn|außer wenn|nur weil|als dass|erst als|immer wenn|jedes mal,? wenn|als hätte|als wäre|als würde|als könnte|als wollte',
);
const subject =
  'ich|du|er|sie|es|wir|ihr|man|mein|meine|unser|unsere|sein|seine|ihre|die|das|alle|keiner|niemand|jemand|mir|mich|mama|papa|oma|opa|mutter|vater|mutti|vati';
/** Conjunctions that are prepositions or adverbs as well: `seit ich` opens a clause, `seit der Sache` and `als Kind` do not. */
const sometimesSubordinate = new RegExp(
  `^[\\s"'„“”«»‘’‚(–—-]*(?:als|seit|seitdem|bis|während|da|damit|wie|so wie|trotzdem)\\s+(?:${subject}|der \\p{Lu}\\p{L}+ (?!${auxiliary})|\\p{Lu}\\p{L}+ (?:\\p{L}+ )*(?:${auxiliary})\\s*$)(?![\\p{L}])`,
  'u',
);
const relative = new RegExp(
  `^\\s*(?:(?:an|in|auf|mit|von|bei|für|über|unter|aus|zu|nach|vor|hinter|ohne|durch|um|gegen)\\s+(?:dem|der|den|denen|die|das|dessen|deren|welche[mrn]?)\\s+(?!\\p{Lu})|(?:der|die|das|den|dem|denen|deren|dessen|welche[rsnm]?|was|wer|wo|wohin|woher|warum|wieso|weshalb|wie|wann|wozu|womit|worüber|wofür|wovon)\\s+(?!(?:${auxiliary})(?![\\p{L}])\\s+\\p{L}))`,
  'u',
);
const interrogative =
  /^[\s"'„“”«»‘’‚(–—-]*(?:was|wer|wem|wen|wo|wohin|woher|warum|wieso|weshalb|wie|wann|wozu)(?![\p{L}])/iu;

/** Whether a segment is a subordinate clause; `first` of a sentence, where articles and `wie` are no relatives. */
export const isSubordinate = (text: string, first: boolean, isQuestion: boolean): boolean => {
  const lowered = text.replace(
    /^(\s*)(\p{Lu})(?=\p{Ll})/u,
    (_, space: string, sign: string) => space + sign.toLowerCase(),
  );
  if (alwaysSubordinate.test(lowered) || sometimesSubordinate.test(lowered)) return true;
  return first ? !isQuestion && interrogative.test(text) : relative.test(text);
};
