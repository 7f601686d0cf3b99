import { describe, expect, it } from 'vitest';
import { asVector } from './as-vector';
import { computeChart } from './compute-chart';
import { differences } from './testing/compare';
import { resolverOf, vectors } from './testing/vectors';

describe('the published births', () => {
  it.each(vectors.map((vector) => [vector.id, vector.note, vector] as const))('%s: %s', (_id, _note, vector) => {
    const chart = asVector(computeChart(vector.input, resolverOf(vector)));
    expect(differences(chart, vector.expected)).toEqual([]);
  });

  it('are compared by a measure that notices a wrong line, a missing channel and half an arcsecond', () => {
    const { expected } = vectors[0]!;
    const spoilt = structuredClone(expected);
    spoilt.humanDesign.personality.Sun.line = 6;
    spoilt.humanDesign.channels.pop();
    spoilt.humanDesign.design.Moon.longitude += 0.6 / 3600;
    expect(differences(spoilt, expected)).toHaveLength(3);
  });
});
