import type { Knex } from 'knex';
import { definePort } from '#core/contract/public';
import type { User } from '#core/contract/route';
import type { PracticeInput } from './schemas/practice';

export { callChanged, matchChanged, matchesUpdated } from './schemas/events';
export { MatchStatus } from './schemas/match-status';
export { PracticeInput } from './schemas/practice';
export { practiceVocabulary } from './schemas/practice-vocabulary';
export { PractitionerView } from './schemas/practitioner';

/** Records of practitioners who come from elsewhere. */
export interface NewPractices {
  /** What a practitioner may name: what the product knows, and what staff offer next to it. */
  listSpecializations(): readonly string[];
  /** Throws 422 for names that are not in the vocabulary, and for what is blank. */
  check(input: PracticeInput): void;
  /** Writes the first record of a practitioner's account, closed for requests until they open it themselves. */
  create(trx: Knex.Transaction, user: User, input: PracticeInput): Promise<void>;
}
export const newPractices = definePort<NewPractices>('matching.new-practices');
