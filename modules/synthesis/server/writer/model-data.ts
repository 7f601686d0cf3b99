import type { PersonName } from '#core/contract/server';
import { type Replaced, replacePersonal } from '#modules/text-analysis/public';
import { bibliography } from '../../data/bibliography';
import type { Sources } from './sources';

/** What is sent to a language model, and how to put back what was taken out. */
export interface ModelData {
  readonly data: object;
  readonly restore: Replaced['restore'];
}

/**
 * The answers and what the client refused, without the client's names and contacts, and three labels of the chart: gates would
 * give the birth date away.
 */
export const modelData = ({ answers, profile, notMe }: Sources, person: PersonName | undefined): ModelData => {
  const names = person ? [`${person.firstName} ${person.lastName}`, person.firstName, person.lastName] : [];
  const { texts, restore } = replacePersonal(
    [
      ...answers.map(({ text }) => text),
      ...notMe.map(({ title, text }) => (title === null ? text : `${title}: ${text}`)),
    ],
    names.map((value) => ({ kind: 'name', value })),
  );
  const { type, authority, profile: line } = profile.humanDesign;
  return {
    data: {
      answers: answers.map(({ responseId, laborNumber, laborName }, index) => ({
        answerId: responseId,
        laborNumber,
        laborName,
        text: texts[index] ?? '',
      })),
      declined: texts.slice(answers.length),
      chart: { type, authority, profile: line },
      bibliography,
    },
    restore,
  };
};
