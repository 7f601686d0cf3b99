import type { Chart } from '#modules/chart-engine/public';
import { bodygraphOf, CENTRES, closedChannels, sharedChannels, transitAspects } from '#modules/chart-engine/public';
import { skyAt } from '#modules/chart-engine/public-server';
import type { TransitsView } from '../../schemas/sky';

/** Longitudes of a chart's places in degrees by name; what its birth time leaves open is not among them. */
export const natalPlaces = ({ westernAstrology: { planets, ascendant, midheaven } }: Chart): Record<string, number> => {
  const all: Record<string, number | null> = { Ascendant: ascendant, Midheaven: midheaven };
  for (const [name, { longitude }] of Object.entries(planets)) all[name] = longitude;
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, number] => entry[1] !== null));
};

/** Gates that are in a chart whatever its birth time. */
const sureGates = ({ humanDesign, sweep }: Chart): ReadonlySet<number> =>
  new Set(humanDesign.gates ?? sweep?.certainGates ?? []);

/** What the sky at a Unix time (milliseconds) adds to a chart. Throws a ChartInputError outside the years of the engine. */
export const transitsOf = (chart: Chart, ms: number): TransitsView => {
  const sky = skyAt(ms);
  const natal = sureGates(chart);
  const passing: ReadonlySet<number> = new Set(sky.gates);
  const together = bodygraphOf(new Set([...natal, ...passing]));
  return {
    at: sky.at,
    timeKnown: chart.timeKnown,
    activations: sky.activations,
    planets: sky.planets,
    aspects: transitAspects(sky, natalPlaces(chart)),
    channels: sharedChannels(natal, passing),
    skyChannels: closedChannels(passing),
    gates: sky.gates,
    // A centre of which the birth time leaves open whether it is defined may be so without the sky.
    centers: CENTRES.filter((centre) => together.centers[centre] && chart.humanDesign.centers[centre] === false),
  };
};
