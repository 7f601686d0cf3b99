import type { PersonName } from '#core/contract/server';
import { type Replaced, replacePersonal } from '#modules/text-analysis/public';
import { bibliography } from '../../data/bibliography';
import { fragmentsOf } from '../../lib/compose/slots';
import type { Observed } from '../../lib/observe/observe';
import type { Sources } from './sources';

/** What is sent to a language model, and how to put back what was taken out. */
export interface ModelData {
  readonly data: object;
  readonly restore: Replaced['restore'];
}

/** Findings that are enough for a model to start from. */
const mostObservations = 30;

/**
 * The answers sentence by sentence with what is known of each, what was observed, and what the client refused, without the
 * client's names and contacts; and three labels of the chart: gates would give the birth date away.
 */
export const modelData = (
  { answers, profile, notMe }: Pick<Sources, 'answers' | 'profile' | 'notMe'>,
  { matter, observations }: Pick<Observed, 'matter' | 'observations'>,
  person: PersonName | undefined,
): ModelData => {
  const names = person ? [`${person.firstName} ${person.lastName}`, person.firstName, person.lastName] : [];
  const all: string[] = [];
  const sent = (text: string): (() => string) => {
    const index = all.push(text) - 1;
    return () => texts[index] ?? '';
  };
  const read = answers.map(({ responseId, laborNumber, laborName, text }) => ({
    responseId,
    laborNumber,
    laborName,
    text: sent(text),
    sentences: matter.sentences
      .filter(({ answer }) => answer.responseId === responseId)
      .map(({ text: sentence, speaker, of, polarity, time, reality }) => ({
        text: sent(sentence),
        of: of === null ? null : sent(of),
        fields: { speaker, polarity, time, reality },
      })),
  }));
  const found = observations.slice(0, mostObservations).map(({ claim, passages }) => ({
    kind: claim.kind,
    labors: [...new Set(passages.map(({ laborNumber }) => laborNumber))],
    fragments: fragmentsOf(claim).map(({ text }) => sent(text)),
    passages: passages.map(({ responseId, text, by }) => ({
      responseId,
      text: sent(text),
      by: by === null ? null : sent(by),
    })),
  }));
  const declined = notMe.map(({ title, text }) => sent(title === null ? text : `${title}: ${text}`));
  const { texts, restore } = replacePersonal(
    all,
    names.map((value) => ({ kind: 'name', value })),
  );
  const { type, authority, profile: line } = profile.humanDesign;
  return {
    data: {
      language: matter.language,
      answers: read.map(({ responseId, laborNumber, laborName, text, sentences }) => ({
        answerId: responseId,
        laborNumber,
        laborName,
        text: text(),
        sentences: sentences.map((one) => ({ text: one.text(), of: one.of?.() ?? null, ...one.fields })),
      })),
      observations: found.map(({ fragments, passages, ...one }) => ({
        ...one,
        fragments: fragments.map((text) => text()),
        passages: passages.map(({ responseId, text, by }) => ({
          answerId: responseId,
          text: text(),
          by: by?.() ?? null,
        })),
      })),
      declined: declined.map((text) => text()),
      chart: { type, authority, profile: line },
      bibliography,
    },
    restore,
  };
};
