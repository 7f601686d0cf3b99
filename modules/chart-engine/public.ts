export { centers } from './../charts/web/bodygraph/geometry';
export { degreeText, longitudeText, orbText } from './../charts/web/detailed/degree-text';
export { cuspsOf, drawnHouses, type HouseSystem, houseOf } from './../charts/web/pictures/houses';
export { dateText, readingText, timeText, utcText } from './lib/birth-text';
export { sidesOf } from './lib/drawing/bodygraph';
export { bodygraphSheet } from './lib/drawing/bodygraph-sheet';
export { chartPicture, type PictureOf } from './lib/drawing/picture';
export { svgText } from './lib/drawing/svg-text';
export { wheelDrawing } from './lib/drawing/wheel';
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
export type { Chart } from './lib/engine/index';
export { checkBirth } from './lib/engine/input';
export { bodygraphOf, centreGroups, MOTORS } from './lib/engine/rules/bodygraph';
export { boundaryOf } from './lib/engine/rules/boundary';
export { CHAKRA_CENTRES } from './lib/engine/rules/chakras';
export { chineseNewYear } from './lib/engine/rules/chinese';
export { connectionOf, type HeldGates } from './lib/engine/rules/connection';
export { SPHERES } from './lib/engine/rules/gene-keys';
export { BODIES, type Body, CENTRES, type CentreName, type Half, SIGNS } from './lib/engine/rules/names';
export { dateSteps, type NumberStep, nameSteps } from './lib/engine/rules/numerology';
export { WHEEL } from './lib/engine/rules/wheel';
export type { LifeMarker, Span } from './lib/engine/sky/life-markers';
export { closedChannels, sharedChannels } from './lib/engine/sky/shared-channels';
export { transitAspects } from './lib/engine/sky/transit-aspects';
export { sweptSpanOf } from './lib/engine/sweep/span-of';
export { vectors } from './lib/engine/testing/vectors';
export { scoreEnneagram } from './lib/enneagram/score';
export { leastAgreement, mostAgreement, mostPoints, type Statement, statements } from './lib/enneagram/statements';
export { type EnneagramType, enneagramTypes } from './lib/enneagram/types';
export { isWholeDay } from './lib/swept-clock';
export { hoursAndMinutes, movedClockOf } from './lib/swept-time';
export { texts } from './lib/texts/texts';
export { type Look, lookOf, lookText } from './lib/themes/look';
export { type PartState, partStateOf } from './lib/themes/part-state';
export { type Theme, type ThemeLink, theme } from './lib/themes/theme';
export { themeOf } from './lib/themes/theme-of';
