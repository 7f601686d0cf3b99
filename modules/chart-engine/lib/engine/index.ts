/** The chart engine's public face: nothing else in this folder is meant to be imported, and it imports nothing outside. */

export type { SureActivation } from './activate';
export { asVector } from './as-vector';
export type * from './chart';
export { type CliLine, chartLine } from './cli-lines';
export { computeChart } from './compute-chart';
export { CENTRE_GATES as CENTER_GATES, CHANNELS as CHANNEL_TABLE } from './data/bodygraph';
export { useEphemerisFile } from './ephemeris/load';
export { type ChartErrorCode, ChartInputError, EphemerisError } from './errors';
export {
  type BirthInput,
  type ClockWindow,
  checkBirth,
  FIRST_YEAR,
  LAST_YEAR,
  type LocalTimeResolver,
  type ResolvedTime,
} from './input';
export { type Boundary, boundaryOf } from './rules/boundary';
export {
  type ChartGates,
  type Connection,
  type ConnectionKind,
  connectionOf,
  type MetChannel,
} from './rules/connection';
export { BODIES, type Body, CENTRES, type CentreName, type Half, SIGNS } from './rules/names';
export { WHEEL } from './rules/wheel';
export { checkInstant } from './sky/instant';
export { type LifeMarker, lifeMarkers, type Span, solarReturn } from './sky/life-markers';
export { closedChannels, sharedChannels } from './sky/shared-channels';
export { type Sky, skyAt } from './sky/sky-at';
export { type TransitAspect, transitAspects } from './sky/transit-aspects';
export { gatesOfDay } from './sweep/day-gates';
