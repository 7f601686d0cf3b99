import { definePort } from '#core/contract/public';

export { compileField, foldText } from './lib/compile';
export type { FoundNeed, NeedSentence, WrittenAnswer } from './lib/find-needs';
export { needs } from './lib/needs';

/** A concern as people are offered it. Its id never changes. */
export interface ConcernTopic {
  readonly id: string;
  readonly title: Readonly<Record<'en' | 'de' | 'es', string>>;
  /** Not offered any more; whoever chose it keeps it. */
  readonly isHidden: boolean;
}
/** Concerns in the words and the order that staff gave them; from memory. */
export interface ConcernTopics {
  list(): readonly ConcernTopic[];
}
export const concernTopics = definePort<ConcernTopics>('concerns.topics');
