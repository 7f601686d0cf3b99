import { activate } from './activate';
import type { Activations, Chart, HumanDesign, Precision } from './chart';
import { designInstant, type Longitudes, longitudesAt } from './ephemeris/sky';
import type { Ephemeris } from './ephemeris/tables';
import { archetypeOf } from './rules/archetype';
import { activeGates, type Bodygraph, bodygraphOf } from './rules/bodygraph';
import { BORDERLINE } from './rules/boundary';
import { chakrasOf } from './rules/chakras';
import { incarnationCross, profileName } from './rules/cross';
import { geneKeysOf } from './rules/gene-keys';
import { BODIES, type Half } from './rules/names';
import { boundaryDistance } from './rules/wheel';
import { deltaT, julianDay, toTerrestrial, unixTime } from './time/julian';
import { westernChart } from './western/western';

/** Version of the rules; raise it when a chart of the same instant would read differently. */
export const ENGINE_VERSION = 'chart-engine/1.1.0';

/** The part of a chart that follows from an instant and a place. */
export type MomentChart = Pick<
  Chart,
  | 'utc'
  | 'designUtc'
  | 'humanDesign'
  | 'geneKeys'
  | 'westernAstrology'
  | 'activeGatesPerCenter'
  | 'chakras'
  | 'archetype'
  | 'precision'
>;

function humanDesign(graph: Bodygraph, gates: Set<number>, personality: Activations, design: Activations): HumanDesign {
  const [conscious, unconscious] = [personality.Sun.line!, design.Sun.line!];
  return {
    type: graph.type,
    strategy: graph.strategy,
    authority: graph.authority,
    authorityDetail: graph.authorityDetail,
    notSelfTheme: graph.notSelfTheme,
    signature: graph.signature,
    profile: `${conscious}/${unconscious}`,
    profileName: profileName(conscious, unconscious),
    definition: graph.definition,
    incarnationCross: incarnationCross([conscious, unconscious], {
      sun: personality.Sun.gate!,
      earth: personality.Earth.gate!,
      designSun: design.Sun.gate!,
      designEarth: design.Earth.gate!,
    }),
    centers: graph.centers,
    channels: graph.channels.map(({ id }) => id),
    channelDetails: graph.channels,
    gates: [...gates].sort((a, b) => a - b),
    personality,
    design,
  };
}

function precisionOf(tables: Ephemeris, jd: number, halves: Record<Half, Longitudes>): Precision {
  let nearest: NonNullable<Precision['nearestBoundary']> = { half: 'personality', body: 'Sun', arcsec: Infinity };
  for (const half of ['personality', 'design'] as const) {
    for (const body of BODIES) {
      const arcsec = boundaryDistance(halves[half][body]);
      if (arcsec < nearest.arcsec) nearest = { half, body, arcsec };
    }
  }
  return {
    engine: ENGINE_VERSION,
    ephemeris: tables.id,
    deltaTSeconds: deltaT(jd),
    nearestBoundary: nearest,
    grade: nearest.arcsec < BORDERLINE ? 'borderline' : 'exact',
  };
}

/** Charts a Unix time in milliseconds at a place in degrees. */
export function chartMoment(tables: Ephemeris, ms: number, place: { lat: number; lon: number }): MomentChart {
  const ut = julianDay(ms);
  const tt = toTerrestrial(ut);
  const designTt = designInstant(tables, tt);
  const at = longitudesAt(tables, tt);
  const before = longitudesAt(tables, designTt);
  const gates = new Set<number>();
  const personality = activate(at, gates);
  const design = activate(before, gates);
  const graph = bodygraphOf(gates);
  const active = activeGates(gates);
  const body = humanDesign(graph, gates, personality, design);
  return {
    utc: new Date(ms).toISOString(),
    designUtc: new Date(unixTime(designTt)).toISOString(),
    humanDesign: body,
    geneKeys: geneKeysOf(personality, design),
    westernAstrology: westernChart(tables, { ut, tt, longitudes: at }, place),
    activeGatesPerCenter: active,
    chakras: chakrasOf(graph.centers, active),
    archetype: archetypeOf(graph.type, body.profile!),
    precision: precisionOf(tables, ut, { personality: at, design: before }),
  };
}
