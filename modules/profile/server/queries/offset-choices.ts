import { computeChart } from '#modules/chart-engine/public-server';
import { listLikelyOffsets, resolveLocalTime } from '#modules/geo/public-server';
import type { BirthMoment, BirthMomentView } from '../../schemas/client';
import { asEngineInput, type Birth } from '../birth';

/** What each likely offset makes of a chart, where the clocks of another town stand in for those of the place; else none. */
export const listOffsetChoices = (birth: Birth, { town, zone, utc }: BirthMoment): BirthMomentView['choices'] => {
  if (town === null) return [];
  return listLikelyOffsets(zone, Date.parse(utc)).map((offsetSeconds) => {
    const chart = computeChart(asEngineInput({ ...birth, offsetSeconds }), resolveLocalTime);
    const { ascendant, rising } = chart.westernAstrology;
    return {
      offsetSeconds,
      utc: chart.utc ?? utc,
      rising: rising ?? '',
      risingDegrees: (ascendant ?? 0) % 30,
      type: chart.humanDesign.type ?? '',
      profile: chart.humanDesign.profile ?? '',
    };
  });
};
