import type { PersonSpan } from './find-persons';
import type { Voice } from './find-speaker';
import { auxiliary, hidden } from './german-clauses';
import { iAm, kindOf, negated, type Parts, wordsIn } from './german-parts';
import * as list from './german-speech-words';

const saidAfterAll = /nicht (?:nur|bloß|müde|einmal|aufgehört|ohne)|nie (?:müde|aufgehört)|nichts als|nur noch/giu;
const joint = /(?<!\p{L})(?:und|aber|oder|denn|doch)(?!\p{L})/giu;
/** What may stand between a verb of speech and careless content without a comma. */
const unmarked =
  /^(?:\s+(?:immer|oft|mal|nur|dann|noch|auch|manchmal|ständig|damals|früher|heute|mir|uns|ihm|ihr|ihnen|zu mir|zu uns|immer wieder|jedes mal|dauernd|er|sie|man|meine? \p{L}+|die \p{L}+|der \p{L}+))*\s+(?=(?:dass|daß|ob|warum|wieso|ich|du|er|sie|es|wir|man|aus dir|aus mir|dein|deine|sei|mein|wer)\s)/iu;
/** `…, sagte er`, `…, hat er gesagt`: a verb in front after what is said. */
const inFront = new RegExp(`^[\\s${hidden}"“”«»–-]*(?:${auxiliary}|so|wie)?\\s*`, 'iu');
const auxiliaryInFront = /^\s*(?:hat|haben|hatte|hatten|pflegte|hod|wie|so)(?!\p{L})/iu;
const clauseInFront = /^\s*(?:wenn|als|weil|obwohl|nachdem|während|bevor|seit|bis)(?!\p{L})/iu;

interface Subject {
  readonly person: PersonSpan | undefined;
  readonly mine: boolean;
}

/** The subject of a verb at `at`: in its own clause, else before `und` or before an insertion. */
const subjectOf = (parts: Parts, segmentAt: number, from: number, at: number, end: number): Subject => {
  const { text, segments, personIn, textOf } = parts;
  const segment = segments[segmentAt];
  const early = personIn(from, at);
  const mineAt = text.slice(from, at).search(iAm);
  const first = early && parts.isSubject(early) ? early.start - from : Number.POSITIVE_INFINITY;
  const tail = text.slice(end, segment?.end);
  const mine = mineAt >= 0 ? mineAt < first : !early && /^\s*(?:denn |ja |also )?(?:ich|wir|i)(?!\p{L})/iu.test(tail);
  const person = early ?? personIn(end, segment?.end ?? end);
  if (person || mine) return { person, mine };
  for (let back = segmentAt; back >= Math.max(0, segmentAt - 2); back -= 1) {
    const one = segments[back];
    if (!one) break;
    const to = back === segmentAt ? from : one.end;
    const found = personIn(one.start, to);
    if (found) return { person: found, mine: false };
    if (iAm.test(text.slice(one.start, to))) return { person: undefined, mine: true };
    const afterInsertion = /^\s*(?:der|die|das)\s/iu.test(textOf(segments[segmentAt - 1]));
    if (back === segmentAt && from === one.start && /^\s*\p{Ll}/u.test(textOf(one)) && back > 0 && !afterInsertion)
      break;
  }
  return { person: undefined, mine: false };
};

/** Whose a sentence is by the first of its verbs of speech that leads something; undefined where none does. */
export const voiceByVerbs = (parts: Parts): { readonly voice: Voice | undefined; readonly iSay: boolean } => {
  const { sentence, text, segments, said, own, textOf, nameOf, spoken, contentAt } = parts;
  const documents = list.document.exec(text);
  const verbs: { readonly 0: string; readonly index: number }[] = [...text.matchAll(list.speech)];
  if (documents) verbs.push(documents);
  verbs.sort((one, other) => one.index - other.index);
  for (const { 0: verb, index } of verbs) {
    const at = segments.findIndex(({ start, end }) => index >= start && index < end);
    const segment = segments[at];
    if (!segment) continue;
    const frame = textOf(segment);
    const joints = [...frame.matchAll(joint)].map((one) => segment.start + one.index).filter((one) => one < index);
    const from = joints.at(-1) ?? segment.start;
    const end = index + verb.length;
    const head = text.slice(from, index);
    const tail = text.slice(end, segment.end);
    const isDocument = list.document.test(verb);
    const isNamed = list.names.test(verb);
    const subject = subjectOf(parts, at, from, index, end);
    // `Ich höre ihn noch sagen`: the infinitive is another's.
    const heard = /(?<!\p{L})(?:hör|seh)\p{L}*(?!\p{L})/iu.test(head) && verb.endsWith('en');
    const mine = subject.mine && !isDocument && !heard;
    const of = nameOf(subject.person);

    // A single word between marks is said where it stands apart: `„Feigling“, sagte er`, not `das Wort „Heimat“ sagt mir wenig`.
    const apart = said.some(
      (one) => /:\s*.?$/u.test(text.slice(0, one.start)) || /^[^\p{L}]?\s*[,–—]/u.test(text.slice(one.end)),
    );
    const marked =
      parts.isSpeech || (apart && (!isNamed || said.some((one) => wordsIn(sentence.slice(one.start, one.end)) > 1)));
    const colon = segments
      .slice(at, at + 3)
      .find((one, place) => one.sign === ':' && (place === 0 || wordsIn(textOf(one)) <= 4));
    const next = text.slice(segment.end).replace(/^[\s,:;–—-]+/u, '');
    const isAfter = [',', '–', '—', '-'].includes(segment.sign) && next !== '';
    const toDo = isAfter && list.asksTo.test(verb) && /(?<!\p{L})zu \p{Ll}+n(?!\p{L})/u.test(next);
    // `schrieb Gedichte, die …`: after a noun an article opens a clause about it.
    const isRelative =
      /^(?:der|die|das|den|dem|deren|dessen)(?!\p{L})/u.test(next) &&
      /\p{Lu}\p{L}+\s*$/u.test(tail) &&
      !list.isIndirectMood(next);
    const isLoose = !isDocument && !isNamed && list.loose.test(verb);
    const after =
      isAfter && !isRelative ? kindOf(next, isLoose || /(?:hieß|heißt) es|es (?:hieß|heißt)/iu.test(verb)) : null;
    const lead = text.slice(0, segment.start);
    const isLast =
      at > 0 &&
      /[,!?–—]\s*$/u.test(lead) &&
      wordsIn(lead) > (isNamed ? 0 : 1) &&
      (segment.start + (inFront.exec(frame)?.[0].length ?? 0) >= index || auxiliaryInFront.test(frame));
    const bare = !isDocument && parts.personIn(from, index) && !colon ? unmarked.exec(tail) : null;
    if (!marked && !colon && !after && !isLast && !bare && !toDo) continue;

    if (mine) return { voice: own, iSay: true };
    if (negated.test(frame.replace(saidAfterAll, ' ')) && !/^(?:droh|warn)/u.test(verb))
      return { voice: { ...own, content: { start: from, end: sentence.length } }, iSay: false };
    const clause = text.slice(from, segment.end);
    const opensWithSubject = subject.person?.start === from + (/^\s*/u.exec(head)?.[0].length ?? 0);
    const depends =
      list.dependent.test(clause) && !/^\s*(?:der|die|das|den|dem)\s+\p{Lu}/u.test(clause) && !opensWithSubject;
    const goesOn = (said.at(-1)?.end ?? sentence.length) < sentence.length - 25;
    const voice = ((): Voice | undefined => {
      if (marked && !(depends && parts.covered < 0.3 && goesOn)) return parts.quotedBy(of);
      if (colon) return spoken('quoted', of, contentAt(colon.end + 1));
      if ((depends && !/^\s*wie/iu.test(frame)) || list.calls.test(verb)) return undefined;
      if (isLast && !(after === 'reported' && /^\s*(?:dass|daß|ob)(?!\p{L})/iu.test(next))) {
        if (clauseInFront.test(lead)) return after ? spoken(after, of, contentAt(segment.end)) : undefined;
        const isDirect = list.secondPerson.test(lead) || list.imperative.test(lead);
        const isMine = /(?<!\p{L})(?:ich|wir|mich|mir)(?!\p{L})/iu.test(lead);
        const kind = !isDirect && (list.isIndirectMood(lead) || isMine) ? 'reported' : 'quoted';
        return spoken(kind, of, { start: 0, end: segment.start });
      }
      if (after) return spoken(after, of, contentAt(segment.end));
      if (toDo) return spoken('reported', of, contentAt(segment.end));
      if (!bare) return undefined;
      const start = end + bare[0].length;
      const kind = kindOf(text.slice(start), true);
      return kind ? spoken(kind, of, { start, end: sentence.length }) : undefined;
    })();
    if (voice) return { voice, iSay: false };
  }
  return { voice: undefined, iSay: false };
};
