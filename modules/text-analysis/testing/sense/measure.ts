import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSense } from '../../lib/sense/read-sense';
import type { Reality, SenseLanguage, SenseSentence, SenseTime } from '../../lib/sense/sense';
import { isOwnStatement } from '../../lib/sense/sense';

/** A labelled sentence; what the labels mean stands in README.md next to the files. */
export interface LabelledSentence {
  readonly text: string;
  /** Which sentence of the text is labelled, from 0. */
  readonly sentence: number;
  readonly speaker: 'own' | 'quoted' | 'reported';
  readonly of: string | null;
  readonly self: boolean;
  readonly polarity: 'affirmed' | 'negated';
  readonly scope: string | null;
  readonly time: SenseTime;
  readonly reality: Reality;
  readonly persons: readonly string[];
}
export type SentenceSet = 'open' | 'apart';

export const readLabelled = (language: SenseLanguage, set: SentenceSet): readonly LabelledSentence[] =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`./${language}-${set}.json`, import.meta.url)), 'utf8'));

/** What was read of a labelled sentence; undefined where the text was cut into other sentences. */
export const readItem = (item: LabelledSentence, language: SenseLanguage): SenseSentence | undefined =>
  readSense(item.text, language)[item.sentence];

/** Share of labelled sentences whose speaker, polarity and reality are each right. */
export const measure = (items: readonly LabelledSentence[], language: SenseLanguage) => {
  const read = items.map((item) => ({ item, found: readItem(item, language) }));
  const share = (isRight: (item: LabelledSentence, found: SenseSentence) => boolean): number =>
    read.filter(({ item, found }) => found && isRight(item, found)).length / items.length;
  const claimed = read.filter(({ found }) => found && isOwnStatement(found));
  const mayClaim = ({ speaker, polarity, reality }: LabelledSentence): boolean =>
    speaker === 'own' && polarity === 'affirmed' && reality === 'real';
  return {
    /** Of the sentences from which something would be claimed: those from which it may be. */
    claims: claimed.filter(({ item }) => mayClaim(item)).length / Math.max(1, claimed.length),
    speaker: share((item, found) => found.speaker === item.speaker),
    own: share((item, found) => (found.speaker === 'own') === (item.speaker === 'own')),
    polarity: share((item, found) => found.polarity === item.polarity),
    reality: share((item, found) => found.reality === item.reality),
    time: share((item, found) => found.time === item.time),
  };
};
