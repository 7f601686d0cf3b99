import type { Activations, Chart } from './chart';
import { BODIES } from './rules/names';

/** Rounds to some decimals, and leaves what is unknown unknown. */
const round = (value: number | null, decimals: number): number | null =>
  value === null ? null : Number(value.toFixed(decimals));

const half = (activations: Activations) =>
  Object.fromEntries(
    BODIES.map((body) => {
      const { longitude, gate, line } = activations[body];
      return [body, { longitude: round(longitude, 6), gate, line }];
    }),
  );

/**
 * A chart in the shape of the published test vectors: longitudes to 6 decimals, cusps and orbs to 4. A birth of unknown time has
 * `sweep` as well: what may be, when, and for what share.
 */
export function asVector(chart: Chart) {
  const { humanDesign: hd, westernAstrology: west } = chart;
  return {
    utc: chart.utc,
    utcOffsetSeconds: chart.utcOffsetSeconds,
    localTimeStatus: chart.localTimeStatus,
    designUtc: chart.designUtc,
    humanDesign: {
      type: hd.type,
      strategy: hd.strategy,
      authority: hd.authority,
      authorityDetail: hd.authorityDetail,
      profile: hd.profile,
      profileName: hd.profileName,
      definition: hd.definition,
      incarnationCross: hd.incarnationCross,
      centers: hd.centers,
      channels: hd.channels,
      gates: hd.gates,
      personality: half(hd.personality),
      design: half(hd.design),
    },
    geneKeys: chart.geneKeys,
    westernAstrology: {
      sun: west.sun,
      moon: west.moon,
      rising: west.rising,
      ascendant: round(west.ascendant, 6),
      midheaven: round(west.midheaven, 6),
      meanNode: round(west.meanNode, 6),
      planets: Object.fromEntries(
        Object.entries(west.planets).map(([name, placement]) => [
          name,
          { ...placement, longitude: round(placement.longitude, 6), degree: round(placement.degree, 6) },
        ]),
      ),
      aspects: west.aspects?.map((aspect) => ({ ...aspect, orb: round(aspect.orb, 4) })) ?? null,
      placidusCusps: west.placidusCusps?.map((cusp) => round(cusp, 4)) ?? null,
    },
    chineseAstrology: chart.chineseAstrology,
    numerology: chart.numerology,
    activeGatesPerCenter: chart.activeGatesPerCenter,
    ...(chart.sweep && { sweep: chart.sweep }),
  };
}
