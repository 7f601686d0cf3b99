import { activate, Tally } from './activate';
import type { Activations, Chart, HumanDesign } from './chart';
import { designInstant, longitudesAt } from './ephemeris/sky';
import type { Ephemeris } from './ephemeris/tables';
import { archetypeOf } from './rules/archetype';
import { activeGates, type Bodygraph, bodygraphOf } from './rules/bodygraph';
import { BORDERLINE } from './rules/boundary';
import { chakrasOf } from './rules/chakras';
import { incarnationCross, profileName } from './rules/cross';
import type { GateSet } from './rules/gate-set';
import { geneKeysOf } from './rules/gene-keys';
import { isoOf } from './time/iso';
import { deltaT, julianDay, unixTime } from './time/julian';
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

function humanDesign(graph: Bodygraph, gates: GateSet, personality: Activations, design: Activations): HumanDesign {
  const conscious = personality.Sun.line!;
  const unconscious = design.Sun.line!;
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
    gates: gates.list(),
    personality,
    design,
  };
}

/** Charts a Unix time in milliseconds at a place in degrees. */
export function chartMoment(tables: Ephemeris, ms: number, place: { lat: number; lon: number }): MomentChart {
  const ut = julianDay(ms);
  const delta = deltaT(ut);
  const tt = ut + delta / 86_400;
  const nutation = tables.channels.nutation.value(tt);
  const at = longitudesAt(tables, tt, nutation);
  const designTt = designInstant(tables, tt);
  const tally = new Tally();
  const personality = activate(at, 'personality', tally);
  const design = activate(longitudesAt(tables, designTt), 'design', tally);
  const { gates, half, body, arcsec } = tally;
  const graph = bodygraphOf(gates);
  const active = activeGates(gates);
  const drawn = humanDesign(graph, gates, personality, design);
  return {
    utc: isoOf(ms),
    designUtc: isoOf(unixTime(designTt)),
    humanDesign: drawn,
    geneKeys: geneKeysOf(personality, design),
    westernAstrology: westernChart(tables, { ut, tt, nutation, longitudes: at }, place),
    activeGatesPerCenter: active,
    chakras: chakrasOf(graph.centers, active),
    archetype: archetypeOf(graph.type, drawn.profile!),
    precision: {
      engine: ENGINE_VERSION,
      ephemeris: tables.id,
      deltaTSeconds: delta,
      nearestBoundary: { half, body, arcsec },
      grade: arcsec < BORDERLINE ? 'borderline' : 'exact',
    },
  };
}
