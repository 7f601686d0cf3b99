import { describe, expect, it } from 'vitest';
import { resolveLocalTime } from '#modules/geo/public-server';
import { chartLine } from './lib/engine';
import { differences } from './lib/engine/testing/compare';
import { vectors } from './lib/engine/testing/vectors';

describe('npm run chart', () => {
  it.each(vectors.map((vector) => [vector.id, vector] as const))(
    'charts %s from its wall-clock time',
    (id, { input, expected }) => {
      const line = chartLine({ id, ...input }, resolveLocalTime);
      const { id: shown, ...chart } = JSON.parse(line.text) as Record<string, unknown>;
      expect(shown).toBe(id);
      expect(differences(chart, expected)).toEqual([]);
    },
  );

  it('takes the later of two instants when asked, and names an unknown zone', () => {
    const twice = vectors.find(({ expected }) => expected.localTimeStatus === 'overlap')!;
    const later = JSON.parse(chartLine({ ...twice.input, fold: 'later' }, resolveLocalTime).text) as { utc: string };
    expect(Date.parse(later.utc)).toBeGreaterThan(Date.parse(twice.expected.utc));
    expect(chartLine({ ...twice.input, tz: 'Mars/Olympus' }, resolveLocalTime)).toMatchObject({ ok: false });
  });

  it('sweeps the local day of an unknown time', () => {
    const { text, ok } = chartLine({ ...vectors[0]!.input, birthTime: null }, resolveLocalTime);
    expect(ok).toBe(true);
    expect(JSON.parse(text)).toMatchObject({
      utc: null,
      westernAstrology: { sun: 'Aries', rising: null, placidusCusps: null },
      sweep: { clock: { from: '00:00', to: '24:00' }, possible: { sun: [{ value: 'Aries', share: 1 }] } },
    });
    expect(JSON.parse(chartLine(vectors[0]!.input, resolveLocalTime).text)).not.toHaveProperty('sweep');
  });

  it('takes null for what is not given', () => {
    const { input } = vectors[0]!;
    const lines = [input, { ...input, fold: null, birthWindow: null }].map((one) => chartLine(one, resolveLocalTime));
    expect(lines[1]).toEqual(lines[0]);
  });
});
