import type { PersonName } from '#core/contract/server';
import type { Claim, Matter, Observation, Passage, ReadSentence } from '#modules/observations/public';
import { type Replaced, replacePersonal } from '#modules/text-analysis/public';
import { bibliography } from '../../data/bibliography';
import { fragmentsOf } from '../../lib/compose/fragments';
import type { Sources } from './sources';

/** What an id of the data stands for. */
export interface Evidence {
  /** As it was sent, without names. */
  readonly sent: object;
  readonly sentences: readonly ReadSentence[];
  /** Of an observation: the ids of its passages. */
  readonly passages?: readonly string[];
}

/** What is sent to a language model, how to put back what was taken out, and what its ids stand for. */
export interface ModelData {
  readonly data: object;
  readonly restore: Replaced['restore'];
  readonly evidence: ReadonlyMap<string, Evidence>;
}

/** Findings that are enough for a model to start from. */
const mostObservations = 30;

/** What was counted, in words of the client. */
const countedOf = (claim: Claim): { readonly words: readonly string[]; readonly times: number | null } => ({
  words: [
    ...('thing' in claim ? [claim.thing] : []),
    ...('word' in claim && claim.word !== null ? [claim.word] : []),
    ...('words' in claim && Array.isArray(claim.words) ? claim.words : []),
    ...('person' in claim ? [claim.person] : []),
  ],
  times: 'times' in claim ? claim.times : null,
});

const within = (sentence: ReadSentence, { responseId, start, end }: Passage): boolean =>
  sentence.answer.responseId === responseId && sentence.start < end && start < sentence.end;

/**
 * The passages with what is known of each, what was observed in them, and what the client refused, without the client's names
 * and contacts; and three labels of the chart: gates would give the birth date away. Passages about danger are not among them.
 */
export const modelData = (
  { profile, notMe }: Pick<Sources, 'profile' | 'notMe'>,
  { matter, observations }: { readonly matter: Matter; readonly observations: readonly Observation[] },
  sentences: readonly ReadSentence[],
  person: PersonName | undefined,
): ModelData => {
  const names = person ? [`${person.firstName} ${person.lastName}`, person.firstName, person.lastName] : [];
  const all: string[] = [];
  const sent = (text: string): (() => string) => {
    const index = all.push(text) - 1;
    return () => texts[index] ?? '';
  };
  const counts = new Map<number, number>();
  const read = sentences.map((sentence) => {
    const { laborNumber } = sentence.answer;
    const count = (counts.get(laborNumber) ?? 0) + 1;
    counts.set(laborNumber, count);
    return {
      id: `p${laborNumber}.${count}`,
      sentence,
      text: sent(sentence.text),
      of: sentence.of === null ? null : sent(sentence.of),
    };
  });
  const found = observations.slice(0, mostObservations).flatMap(({ claim, passages }, index) => {
    const shown = read.filter(({ sentence }) => passages.some((passage) => within(sentence, passage)));
    if (shown.length === 0) return [];
    const { words, times } = countedOf(claim);
    return [
      {
        id: `o${index + 1}`,
        kind: claim.kind,
        labors: [...new Set(passages.map(({ laborNumber }) => laborNumber))],
        times,
        words: words.map(sent),
        fragments: fragmentsOf(claim).map(({ text }) => sent(text)),
        shown,
      },
    ];
  });
  const declined = notMe.map(({ title, text }) => sent(title === null ? text : `${title}: ${text}`));
  const { texts, restore } = replacePersonal(
    all,
    names.map((value) => ({ kind: 'name', value })),
  );
  const evidence = new Map<string, Evidence>();
  for (const { id, sentence, text, of } of read) {
    const { answer, speaker, polarity, time, reality } = sentence;
    const { laborNumber, laborName } = answer;
    const said = { id, laborNumber, laborName, text: text(), speaker, of: of?.() ?? null, polarity, time, reality };
    evidence.set(id, { sent: said, sentences: [sentence] });
  }
  const passages = [...evidence.values()].map((one) => one.sent);
  const observed = found.map(({ words, fragments, shown, ...one }) => {
    const ids = shown.map(({ id }) => id);
    const said = {
      ...one,
      words: words.map((text) => text()),
      fragments: fragments.map((text) => text()),
      passages: ids,
    };
    evidence.set(one.id, { sent: said, sentences: shown.map(({ sentence }) => sentence), passages: ids });
    return said;
  });
  const { type, authority, profile: line } = profile.humanDesign;
  return {
    data: {
      language: matter.language,
      observations: observed,
      passages,
      declined: declined.map((text) => text()),
      chart: { type, authority, profile: line },
      bibliography,
    },
    restore,
    evidence,
  };
};
