export { dateText, readingText, timeText, utcText } from './lib/birth-text';
export { strokes as bodyStrokes } from './lib/drawing/body-strokes';
export { sidesOf } from './lib/drawing/bodygraph';
export {
  type Arm as BodygraphArm,
  centerOf,
  centers,
  gatePlace,
  gatesOf,
  height as bodygraphHeight,
  type Line as BodygraphLine,
  layers as bodygraphLayers,
  lines as bodygraphLines,
  type Point as DrawingPoint,
  width as bodygraphWidth,
} from './lib/drawing/bodygraph-geometry';
export { columnsDrawing } from './lib/drawing/columns-drawing';
export { degreeText, longitudeText, orbText } from './lib/drawing/degree-text';
export {
  after as degreesAfter,
  cuspsOf,
  drawnCusps,
  drawnHouses,
  type HouseSystem,
  houseOf,
  houseSystems,
} from './lib/drawing/houses';
export { curvePath, type Hatch, hatchPath, roundedPath } from './lib/drawing/paths';
export { chartPicture, type PictureOf } from './lib/drawing/picture';
export { ring as ringPath } from './lib/drawing/ring';
export { retrogradeStroke, signStrokes } from './lib/drawing/sign-strokes';
export { svgText } from './lib/drawing/svg-text';
export { wheelDrawing } from './lib/drawing/wheel';
export {
  at as wheelAt,
  place as wheelPlace,
  reach as wheelReach,
  rings as wheelRings,
  spot as wheelSpot,
  spread as spreadOnWheel,
  stroke as wheelStroke,
  turnedBy as wheelTurnedBy,
  wideReach as wheelWideReach,
} from './lib/drawing/wheel-geometry';
export { type ShownChart, withoutBirth } from './lib/drawing/without-birth';
export { bodygraphWords, wheelWords, writtenName } from './lib/drawing/words';
export type {
  Activation,
  Activations,
  Chakras,
  ChannelView,
  Chart,
  DaySweep,
  GeneKeys,
  HumanDesign,
  Placement,
  Possibility,
  SweptField,
} from './lib/engine/chart';
export { CENTRE_GATES, CHANNELS } from './lib/engine/data/bodygraph';
export { type ChartErrorCode, ChartInputError } from './lib/engine/errors';
export { checkBirth } from './lib/engine/input';
export { bodygraphOf, centreGroups, MOTORS } from './lib/engine/rules/bodygraph';
export { boundaryOf } from './lib/engine/rules/boundary';
export { CHAKRA_CENTRES } from './lib/engine/rules/chakras';
export { chineseNewYear } from './lib/engine/rules/chinese';
export { type ChartGates, connectionOf } from './lib/engine/rules/connection';
export { SPHERES } from './lib/engine/rules/gene-keys';
export { BODIES, type Body, CENTRES, type CentreName, type Half, SIGNS } from './lib/engine/rules/names';
export { dateSteps, type NumberStep, nameSteps } from './lib/engine/rules/numerology';
export { WHEEL } from './lib/engine/rules/wheel';
export type { LifeMarker, Span } from './lib/engine/sky/life-markers';
export { closedChannels, sharedChannels } from './lib/engine/sky/shared-channels';
export { transitAspects } from './lib/engine/sky/transit-aspects';
export { sweptSpanOf } from './lib/engine/sweep/span-of';
export { scoreEnneagram } from './lib/enneagram/score';
export { leastAgreement, mostAgreement, mostPoints, type Statement, statements } from './lib/enneagram/statements';
export { type EnneagramType, enneagramTypes } from './lib/enneagram/types';
export { hoursAndMinutes, isWholeDay, movedClockOf } from './lib/swept-time';
export { type Look, lookOf, lookText } from './lib/themes/look';
export { type PartState, partStateOf } from './lib/themes/part-state';
export { type Theme, type ThemeLink, theme } from './lib/themes/theme';
export { themeOf } from './lib/themes/theme-of';
