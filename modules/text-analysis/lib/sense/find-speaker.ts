import type { PersonSpan } from './find-persons';
import type { LanguagePack } from './language-pack';
import type { Span, Speaker, VoiceSpan } from './sense';

/** Whose words a sentence is, and which of its characters they are. */
export interface Voice {
  readonly speaker: Speaker;
  readonly of: string | null;
  readonly voices: readonly VoiceSpan[];
  /** What is said: the part whose polarity and reality count. */
  readonly content: Span;
}

/** What is known from the sentence before. */
export interface Before {
  /** The last person named. */
  readonly person: string | null;
  /** It ends in a frame of speech, so that what follows is somebody's: `My father said:`. */
  readonly leads: string | null | undefined;
  /** It was somebody's direct speech. */
  readonly quotedOf: string | null | undefined;
}

const length = (spans: readonly Span[]): number => spans.reduce((sum, { start, end }) => sum + end - start, 0);
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Finds who speaks in a sentence; `quotes` are the quotations within it, by offsets of the sentence. */
export const findSpeaker = (
  sentence: string,
  quotes: readonly Span[],
  persons: readonly PersonSpan[],
  pack: LanguagePack,
  before: Before,
): Voice => {
  const whole: Span = { start: 0, end: sentence.length };
  const own: Voice = { speaker: 'own', of: null, voices: [], content: whole };
  const nameOf = ({ text, named }: PersonSpan): string | null => (named ? text : before.person);
  const inQuote = (at: number): boolean => quotes.some(({ start, end }) => at >= start && at < end);
  const speech = quotes.filter(({ start, end }) => wordsIn(sentence.slice(start, end)) > 0);
  const quotedBy = (of: string | null): Voice => {
    const first = speech[0] ?? whole;
    return {
      speaker: 'quoted',
      of,
      voices: speech.map((span) => ({ ...span, kind: 'quoted' as const, of })),
      content: { start: first.start, end: (speech.at(-1) ?? first).end },
    };
  };
  const spoken = (kind: 'quoted' | 'reported', of: string | null, content: Span): Voice => ({
    speaker: kind,
    of,
    voices: [{ ...content, kind, of }],
    content,
  });

  const covered = length(speech) / Math.max(1, sentence.replace(/\s/g, ' ').length);
  const outside =
    speech.length > 0
      ? speech.reduce(
          (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
          sentence,
        )
      : sentence;
  const iSay = pack.iSays.exec(outside);

  for (const person of persons) {
    if (inQuote(person.start)) continue;
    const lead = sentence.slice(0, person.start);
    const rest = sentence.slice(person.end);
    if (pack.accordingTo.test(lead)) {
      const content =
        person.start - lead.trimEnd().length > sentence.length / 2
          ? { start: 0, end: person.start }
          : { start: person.end, end: sentence.length };
      return spoken('reported', nameOf(person), content);
    }
    const says = pack.saysAfter.exec(rest);
    const inverted = !says && pack.saysBefore.test(lead.replace(/["'“”„«»‘’]/g, ' '));
    if (!says && !inverted) continue;
    // In "I said to my mother that …" the writer is the first to speak.
    if (iSay && iSay.index < person.start) return own;
    if (says) {
      const unsaid = Boolean(says.groups?.negated || says.groups?.after) && !pack.saidAfterAll.test(says[0]);
      if (unsaid) return own;
      const from = person.end + says[0].length;
      const after = sentence.slice(from);
      const next = after.search(/[^\s,:;–—-]/u);
      const quote = speech.find(({ start }) => start >= from);
      if (quote && quote.start - from <= 12) return quotedBy(nameOf(person));
      if (speech.length > 0 && covered > 0.3) return quotedBy(nameOf(person));
      const tail = after.slice(Math.max(next, 0));
      const content = { start: from + Math.max(next, 0), end: sentence.length };
      const marked = /^\s*[,:–—-]/u.test(after);
      const trails = /^\s*[.!?,;]?\s*$/u.test(after) || next < 0;
      if (!trails) {
        if (pack.direct.test(tail) && (marked || !pack.indirect.test(tail)))
          return spoken('quoted', nameOf(person), content);
        if (pack.indirect.test(tail))
          return spoken(marked && /^\s*:/u.test(after) ? 'quoted' : 'reported', nameOf(person), content);
        if (marked && /^\s*:/u.test(after)) return spoken('quoted', nameOf(person), content);
      }
      if (/[,–—"”’']\s*$/u.test(lead) && lead.trim().length > 6) {
        const said = { start: 0, end: lead.trimEnd().length };
        return spoken(pack.direct.test(lead) ? 'quoted' : 'reported', nameOf(person), said);
      }
      continue;
    }
    if (speech.length > 0 && covered > 0.3) return quotedBy(nameOf(person));
    const said = lead.replace(pack.saysBefore, '');
    if (/[,!?–—]\s*$/u.test(said) && wordsIn(said) > 2)
      return spoken(pack.direct.test(said) ? 'quoted' : 'reported', nameOf(person), { start: 0, end: said.length });
  }

  const rule = pack.rule.exec(outside);
  if (rule) {
    const from = rule.index + rule[0].length;
    const content = { start: from, end: sentence.length };
    if (speech.length > 0) return quotedBy('rule');
    return spoken(
      /^\s*:/u.test(sentence.slice(from)) || pack.direct.test(sentence.slice(from)) ? 'quoted' : 'reported',
      'rule',
      content,
    );
  }
  if (speech.length > 0 && covered > 0.5) {
    if (iSay) return own;
    return quotedBy(before.leads ?? before.quotedOf ?? before.person);
  }
  if (before.leads !== undefined && before.leads !== null) return spoken('quoted', before.leads, whole);
  return own;
};
