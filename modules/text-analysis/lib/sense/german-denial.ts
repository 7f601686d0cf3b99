import { allOf, atStart, hidden, hide, isSubordinate, type Segment, segmentsOf } from './german-clauses';
import type { Negation, Span } from './sense';

const negator = allOf(
  'nicht|nie|niemals|nichts|niemand|niemandem|niemanden|nirgends|nirgendwo|nimmer|keineswegs|keinesfalls|mitnichten|weder',
  'kein(?:e|en|em|er|es|s|erlei)?|kaum|ohne|nit|net|ned|nich|nix|koa|koan|koane|nüscht|unmöglich',
);
/** Denies nothing: limits, idioms, two negators that lift each other. */
const notNegating = allOf(
  'nicht (?:nur|bloß|allein|zuletzt|selten|umsonst|wahr|schlecht|ungern|weniger)|nicht un(?!d(?!\\p{L})|s(?!\\p{L})|ser)\\p{L}+|nicht ohne|nie ohne|niemals ohne',
  'nichts (?:als|anderes als)|nicht (?:anders|mehr) als|nicht umhin|kein zweifel|keine frage|ohne zweifel|ohne weiteres|ohnehin|zweifellos',
  'ob ich will oder nicht|ob (?:\\p{L}+ ){1,4}oder nicht|oder nicht|oder nie|warum nicht|wenn nicht|(?:nicht|nie) (?:aufgehört|müde|lange gezögert|lange gefackelt)|nicht anders',
  'nichts (?:\\p{L}+ ){1,4}(?:mehr|lieber|so sehr|so gut|schöner) (?:als|wie)|nicht lang(?:e)?,? (?:dann|da|bis)|kein(?:e|en|er|em)? (?:\\p{L}+ ){1,4}ohne|niemand(?:en|em)? ohne|nicht ohne|nicht zu knapp|um nichts in der welt lieber',
  'nicht vergessen|nie vergessen|nicht kleinzukriegen|nicht abstreiten|nicht leugnen|nicht bestreiten',
);
/** `Kein Tag, an dem ich nicht …`, `niemand, der nicht …`, `es ist nicht so, dass ich nicht …`: both negators are lifted. */
const liftedByRelative =
  /(?<!\p{L})(?:kein\p{L}*|niemand|keiner|nichts)(?:\s+\p{L}+){0,6},\s*(?:(?:an|in|bei|auf|zu)\s+)?(?:dem|der|den|die|das|was|wo)\s+(?:[\p{L}]+\s+){0,6}(?:nicht|nie|kein\p{L}*|ohne)(?!\p{L})/giu;
const notSoThat =
  /(?<!\p{L})nicht(?: so| etwa| gerade)?,\s*(?:dass|als ob)\s+(?:[\p{L}]+\s+){0,6}(?:nicht|nie|kein\p{L}*)(?!\p{L})/giu;
const notThat = /^[\s"'„“”«»]*nicht,? dass(?!\p{L})/giu;
const hardlyWhen =
  /^[\s"'„“”]*kaum(?=\s+(?:war|hatte|ist|bin|hab|habe|kam|stand|saß|waren|hatten|sitz|lag)\p{L}*(?!\p{L}))/iu;

/** Verbs of belief, wish and dream pass on to what they lead: `ich glaube, dass ich nie …` denies. */
const leadsOn =
  /(?<!\p{L})(?:glaub\p{L}*|denk\p{L}?|dachte|finde|meine ich|merk\p{L}*|schätze|träum\p{L}*|geträumt|wünsch\p{L}*|gewünscht|hoff\p{L}*)(?!\p{L})[^,]*$/iu;
const that = /^[\s"'„“”«»]*(?:dass|daß|ob|wenn|wie|warum|wieso|was|weil)(?!\p{L})/iu;

const verbFirst = atStart(
  'wär\\p{L}*|hätt\\p{L}*|sollte\\p{L}*|müsste\\p{L}*|könnte\\p{L}*|käme|ginge|würde\\p{L}*|dürfte',
);

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const joins = /(?<![\p{L}])(?:und|aber|oder|denn|sondern|doch nicht|sonst)(?![\p{L}])/giu;
/** A conjunction in the middle of careless text, where no comma opens the clause. */
const within =
  /(?<=\p{L}\s)(?:weil|wenn|dass|daß|obwohl|nachdem|bevor|falls|damit ich|als ich|als er|als sie|bis ich)(?![\p{L}])/giu;

interface Clause extends Span {
  readonly main: boolean;
  readonly joined: boolean;
}

const clausesOf = (text: string, content: Span): Clause[] => {
  const isQuestion = /\?["'“”„«»‘’)\]]*\s*$/u.test(text.slice(0, content.end + 2));
  const clauses: Clause[] = [];
  segmentsOf(text, content).forEach((segment: Segment, index) => {
    const inside = text.slice(segment.start, segment.end);
    const cuts = [...inside.matchAll(joins), ...inside.matchAll(within)]
      .filter(
        (match) => match.index > 0 && !/(?:auch|selbst|nur|erst|außer|als)\s+$/iu.test(inside.slice(0, match.index)),
      )
      .map((match) => ({
        at: segment.start + match.index,
        joins: /^(?:und|aber|oder|denn|sondern|doch|sonst)/iu.test(match[0]),
      }))
      .sort((one, other) => one.at - other.at);
    const starts = [{ at: segment.start, joins: false }, ...cuts];
    starts.forEach((cut, place) => {
      const end = starts[place + 1]?.at ?? segment.end;
      const words = text.slice(cut.at, end);
      const last = clauses.at(-1);
      // What `und` joins inside a segment is of the rank of what stands before it.
      const main = cut.joins && last ? last.main : !isSubordinate(words, index === 0 && place === 0, isQuestion);
      clauses.push({ start: cut.at, end, main, joined: cut.joins });
    });
  });
  return clauses;
};

/** `ohne` denies as an adverbial of the verb, not in front of the sentence and not next to a noun. */
const denies = (text: string, match: RegExpMatchArray, content: Span): boolean => {
  if (match[0].toLowerCase() !== 'ohne') return true;
  const before = text.slice(content.start, match.index);
  if (!/\p{L}/u.test(before)) return false;
  const last = /([\p{L}]+)\s+$/u.exec(before)?.[1];
  return last !== undefined && /^\p{Ll}/u.test(last) && !/^(?:und|oder|aber|nur|gleich)$/u.test(last);
};

/** Negators of German content and whether its main clause is denied; a negator denies its whole clause, left and right. */
export const findGermanPolarity = (
  sentence: string,
  content: Span,
): { readonly polarity: 'affirmed' | 'negated'; readonly negations: readonly Negation[] } => {
  let text = sentence.replaceAll(hidden, ' ');
  for (const pattern of [liftedByRelative, notSoThat, notThat, notNegating])
    text = hide(
      text,
      [...text.matchAll(pattern)].map((one) => ({ start: one.index, end: one.index + one[0].length })),
      '_',
    );
  const opening = text.slice(content.start, content.end);
  const hardly = hardlyWhen.exec(opening);
  if (hardly) text = hide(text, [{ start: content.start, end: content.start + hardly[0].length }], '_');
  // `dass` before indirect speech opens what counts as its main clause.
  const that1 = that.exec(text.slice(content.start, content.end));
  const isWhole = content.start === 0;
  const from = that1 && !isWhole ? content.start + that1[0].length : content.start;
  const clauses = clausesOf(text, { start: from, end: content.end });
  const negations = [...text.matchAll(negator)]
    .filter((match) => match.index >= content.start && match.index < content.end && denies(text, match, content))
    .map((match) => ({
      word: match[0],
      start: match.index,
      end: clauses.find((one) => match.index >= one.start && match.index < one.end)?.end ?? content.end,
    }));
  const main: Clause[] = [];
  let open = true;
  for (const [index, clause] of clauses.entries()) {
    const last = clauses[index - 1];
    const transparent = last !== undefined && main.includes(last) && leadsOn.test(text.slice(last.start, last.end));
    if (transparent && !clause.joined) {
      main.push({ ...clause, main: true });
      continue;
    }
    if (!clause.main || !open) continue;
    // A condition stands before its main clause with the verb in front: `Sollte ich fallen, …`.
    if (
      index === 0 &&
      verbFirst.test(text.slice(clause.start, clause.end)) &&
      clauses.length > 1 &&
      clauses.slice(1).some((one) => one.main)
    )
      continue;
    main.push(clause);
    // A call, an interjection or the front of a clause that goes on after an insertion is not yet the statement.
    open = wordsIn(text.slice(clause.start, clause.end)) <= 3;
  }
  const counted = main.length > 0 ? main : clauses.slice(0, 1);
  const denied = negations.some((one) => counted.some(({ start, end }) => one.start >= start && one.start < end));
  return { polarity: denied ? 'negated' : 'affirmed', negations };
};
