import { expect, it } from 'vitest';
import { type FoundNeed, needs } from '#modules/concerns/public';
import { needsAnswered } from '../needs/need-fit';
import { needsPart } from './needs-part';
import { weights } from './weights';

const statements = [{ specialization: 'Sleep', statement: 'Nights awake at three and the body that will not let go.' }];
const sleep = needs.find(({ id }) => id === 'sleep') as FoundNeed['need'];
const spokenOf = (...sentences: readonly string[]): FoundNeed => ({
  need: sleep,
  weight: 1,
  likely: 1,
  sentences: sentences.map((text) => ({ laborNumber: 3, laborName: 'Body', text })),
});
const close = {
  statement: 0,
  likeness: 0.6,
  passage: { laborNumber: 1, laborName: 'Origins', text: 'The clock struck three.', vector: new Float32Array(1) },
};

it('quotes a sentence that speaks of the need, and no passage that is merely close', () => {
  const quoted = needsPart(statements, needsAnswered([spokenOf('I lie awake until four.')], statements), close);
  expect(quoted.quote?.text).toBe('I lie awake until four.');
  expect(needsPart(statements, [], close).quote).toBeNull();
});

it('leaves a match without such a sentence below 60 points, whatever else it earns', () => {
  const part = needsPart(statements, needsAnswered([spokenOf()], statements), close);
  expect(part.points).toBeGreaterThan(0);
  expect(part.points + weights.frameworks + weights.practicalities).toBeLessThan(59.5);
});
