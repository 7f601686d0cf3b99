import { expect, it } from 'vitest';
import { measure, readLabelled, type SentenceSet } from '../../testing/sense/measure';
import type { SenseLanguage } from './sense';

/**
 * Shares that are reached, in whole percent, as lower bounds. Wanted on the set written apart are 95 % in English and 92 % in German
 * and Spanish of speaker, polarity and reality. `own`: whether a sentence is the writer's at all; `claims`: of the sentences that
 * something would be claimed from, those that allow it. At least 95 % of them should.
 */
const reached: readonly [SenseLanguage, SentenceSet, Partial<Record<keyof ReturnType<typeof measure>, number>>][] = [
  ['en', 'open', { claims: 99, speaker: 98, own: 98, polarity: 98, reality: 99 }],
  // 95 is missed in all four.
  ['en', 'apart', { claims: 92, speaker: 94, own: 94, polarity: 93, reality: 93 }],
  ['de', 'open', { claims: 99, speaker: 100, own: 100, polarity: 98, reality: 99 }],
  // 95 is missed in claims.
  ['de', 'apart', { claims: 85, speaker: 93, own: 95, polarity: 95, reality: 94 }],
  ['es', 'open', { claims: 99, speaker: 99, own: 99, polarity: 97, reality: 99 }],
  // 95 is missed in claims, 92 in speaker.
  ['es', 'apart', { claims: 85, speaker: 90, own: 92, polarity: 94, reality: 92 }],
];

it.each(reached)('reads labelled sentences in %s, %s, as well as before', (language, set, bounds) => {
  const shares = measure(readLabelled(language, set), language);
  for (const [field, bound] of Object.entries(bounds))
    expect(Math.round(shares[field as keyof typeof shares] * 1000) / 10, field).toBeGreaterThanOrEqual(bound);
});
