import { definePort } from '#core/contract/public';
import type { Need } from './lib/needs';

export { compileField, foldText } from './lib/compile';
export type { FoundNeed, NeedSentence, WrittenAnswer } from './lib/find-needs';
export { type Need, needs } from './lib/needs';

/** A concern as people are offered it. Its id never changes. */
export interface ConcernTopic {
  readonly id: string;
  readonly title: Readonly<Record<'en' | 'de' | 'es', string>>;
  /** Not offered any more; who chose it keeps it. */
  readonly isHidden: boolean;
}
/** Concerns in the words and the order that staff gave them; from memory. */
export interface ConcernTopics {
  list(): readonly ConcernTopic[];
  /** All that are looked for: the built-in ones, and behind them those that staff added, hidden ones too. */
  needs(): readonly Need[];
  /** Those of them that staff added. */
  addedNeeds(): readonly Need[];
  /** In the transaction in which somebody chooses them: from then on none of them can be removed. */
  noteUses(trx: PortTransaction, ids: readonly string[]): Promise<void>;
}
export const concernTopics = definePort<ConcernTopics>('concerns.topics');

/** A specialization that staff added; practitioners name it in their records. */
export interface Approach {
  readonly name: string;
  /** Not offered any more, or not yet; who chose it keeps it. */
  readonly isHidden: boolean;
}
export interface Approaches {
  list(): readonly Approach[];
  /** In the transaction in which a practitioner names them: from then on none of them can be removed. */
  noteUses(trx: PortTransaction, names: readonly string[]): Promise<void>;
}
/** Specializations that staff added. */
export const approaches = definePort<Approaches>('concerns.approaches');
