import { arrange, observation } from '../build';
import { isDreamt } from '../dreaming';
import type { ReadSentence } from '../matter';
import { isByTheWay } from '../names';
import type { Observation } from '../observation';
import { findPeople, isClose, type Person } from '../people';
import { isReadable, type Observer, passageFrom, type Reading } from './observer';

/** Sentences that only name somebody are short. */
const usual = 9;
/** Somebody of one Labor alone is written of in more sentences than this. */
const leastOfOne = 2;
const thinness = ({ words }: ReadSentence): number => Math.max(0, usual - words) * 0.15;

/** Somebody, and who else is named. */
const observePerson = (reading: Reading, person: Person, people: readonly Person[]): Observation[] => {
  const { sentences, answers } = reading.matter;
  const others = people
    .filter((one) => one !== person && (one.labors.length > 1 || isClose(one)))
    .slice(0, 4)
    .map(({ name, labors }) => ({ person: name, labors }));
  const siblingsOf = ({ answer }: ReadSentence) => answers.find((one) => one.answer === answer)?.sentences ?? sentences;
  const ranked = person.mentions
    .filter(
      (sentence) =>
        isReadable(sentence) &&
        sentence.speaker === 'own' &&
        !isByTheWay(person.name, sentence) &&
        !isDreamt(sentence, siblingsOf(sentence)),
    )
    .sort((one, other) => reading.salience(other) - thinness(other) - (reading.salience(one) - thinness(one)));
  const [best] = ranked;
  if (!best) return [];
  const full = ranked.filter(({ words }) => words >= fewestWords);
  const passages = arrange(
    (full.length > 0 ? full : ranked).map((sentence) => passageFrom(reading, sentence)),
    3,
  );
  const weight = reading.salience(best) + 0.6 + 0.3 * Math.min(4, person.labors.length - 1);
  return [
    observation(
      best.language,
      // One more name alone would read as if there were no others.
      { kind: 'people', person: person.name, labors: person.labors, others: others.length > 1 ? others : [] },
      passages,
      weight,
      person.key,
    ),
  ];
};
const fewestWords = 6;

/** Of whom most is written, and the next, for where all that is said of the first is quoted elsewhere. */
export const observePeople: Observer = (reading) => {
  const people = findPeople(reading.matter);
  const several = people.filter(({ labors }) => labors.length > 1).slice(0, mostPersons);
  const [single] = people.filter(({ mentions }) => mentions.length > leastOfOne);
  return (several.length > 0 || !single ? several : [single]).flatMap((person, place) =>
    observePerson(reading, person, people).map((one) => ({ ...one, weight: one.weight - place * 3 })),
  );
};
const mostPersons = 2;
