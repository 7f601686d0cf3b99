import type { LaborAnswer } from '#modules/labors/public';
import { countWords } from '#modules/text-analysis/public';
import { recurringWords } from './recurring-words';
import type { Said } from './said';
import { wordsIn } from './sources';
import { capital, counted, laborsNamed, listed } from './wording';

/** Fewer words than this in all, and the reading says that it is thin and stays short. */
export const thinBelow = 150;

/** What was written, in counts and in the client's own returning words: no interpretation. */
const facts = (answers: readonly LaborAnswer[], foreign: boolean): string => {
  const total = wordsIn(answers);
  const longest = answers.reduce((top, one) => (countWords(one.text) > countWords(top.text) ? one : top));
  const room =
    answers.length > 1 && countWords(longest.text) > (1.25 * total) / answers.length
      ? ` You gave most room to ${longest.laborName}, Labor ${longest.laborNumber}.`
      : '';
  return `${foreign ? 'In English you' : 'You'} have written ${counted(total)} ${total === 1 ? 'word' : 'words'} in ${counted(answers.length)} ${answers.length === 1 ? 'Labor' : 'Labors'}.${room}`;
};

const returning = (answers: readonly LaborAnswer[]): string[] => {
  const words = recurringWords(answers);
  const [first, ...others] = words;
  if (!first) return [];
  const rest = others.map(({ word, labors }) => `“${word}” in ${counted(labors.length)}`);
  return [
    `“${first.word}” stands in ${laborsNamed(first.labors)}${rest.length > 0 ? `, ${listed(rest)}` : ''}: ${
      words.length === 1 ? 'a word that returns' : 'words that return'
    } without having been asked for.`,
  ];
};

const named = (id: string, texts: readonly string[]): Said[] => texts.map((text) => ({ id: `opening.${id}`, text }));

/** The first paragraphs, each with its name. `unread` are answers in another language. */
export const openingOf = (read: readonly LaborAnswer[], unread: readonly LaborAnswer[]): Said[] => {
  const foreign = named(
    'language',
    unread.length > 0
      ? [
          `${capital(laborsNamed(unread.map(({ laborNumber }) => laborNumber)))} ${
            unread.length === 1 ? 'does' : 'do'
          } not seem to be in English. The text matching behind this page reads English only, so nothing of ${
            unread.length === 1 ? 'it' : 'them'
          } was read or quoted here.`,
        ]
      : [],
  );
  if (read.length === 0) return foreign;
  const thin = wordsIn(read) < thinBelow;
  return [
    ...named('counts', [facts(read, unread.length > 0)]),
    ...named('returning', thin ? [] : returning(read)),
    ...foreign,
    ...named(
      'thin',
      thin
        ? [
            unread.length > 0
              ? 'That leaves little to read from, so this reading stays short.'
              : 'There is not much to read from yet, so this reading stays short. It grows with what you add.',
          ]
        : [],
    ),
  ];
};
