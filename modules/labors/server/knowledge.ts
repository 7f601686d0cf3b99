import type { Core } from '#core/contract/server';
import type { Knowledge, ProductFigures } from '#modules/knowledge/public';
import { longestSeconds, maxResponseLength, trashDays } from '../schemas/values';
import { listCurrentLabors } from './queries/labor-texts';

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const numerals = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** What each Labor asks, in its own words. */
export const laborKnowledge = (core: Core): Knowledge => ({
  list: async () =>
    listCurrentLabors(core).map(({ laborNumber, name, description, question, prompts }) => ({
      id: `labors:${laborNumber}`,
      title: `Labor ${laborNumber}: ${name}`,
      path: `/intake/${laborNumber}`,
      text: [
        `Labor ${laborNumber} is ${name}. ${description}`,
        `Its question: ${question}`,
        `It also offers smaller questions: ${prompts.join(' ')} You answer in your own words.`,
      ].join(' '),
      asked: [
        `What happens in Labor ${laborNumber}?`,
        `What is Labor ${numerals[laborNumber - 1]} about?`,
        `What does the ${ordinals[laborNumber - 1]} Labor ask?`,
        `What is the Labor ${name} about?`,
      ],
    })),
});

/** The last word of the longest recording may take a breath longer; that is not counted here. */
const recordingMinutes = Math.floor(longestSeconds / 60);

/** Figures that help texts repeat. */
export const laborFigures = (core: Core): ProductFigures => ({
  'labors.trashDays': trashDays,
  'labors.longestAnswer': maxResponseLength,
  'labors.recordingMinutes': recordingMinutes,
  /** Read anew for each text, since staff may rename a Labor. */
  get 'labors.names'() {
    return new Intl.ListFormat('en').format(listCurrentLabors(core).map(({ name }) => name));
  },
});
