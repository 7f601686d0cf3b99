import { isOwnStatement } from '#modules/text-analysis/public';
import { passageOf } from '../build';
import type { Matter, ReadSentence } from '../matter';
import type { Observation, Passage } from '../observation';
import type { Salience } from '../salience';

export interface Reading {
  readonly matter: Matter;
  readonly salience: Salience;
}

export type Observer = (reading: Reading) => Observation[];

/** Own and real; whether it is denied is asked of the clause. */
export const isOwnAndReal = ({ speaker, reality }: ReadSentence): boolean => speaker === 'own' && reality === 'real';

/** Longer sentences are left alone: what is said of them by rules is too often wrong. */
export const isReadable = ({ words }: ReadSentence): boolean => words >= 3 && words <= 60;

export const canClaim = (sentence: ReadSentence): boolean => isReadable(sentence) && isOwnStatement(sentence);

export const passageFrom = ({ matter }: Reading, sentence: ReadSentence, by: string | null = null): Passage =>
  passageOf(sentence, matter.sentences, by);
