/** What the bench measures: every picture of the chart, and nothing else. */
export { Bodygraph } from '../web/bodygraph/bodygraph';
export { AstroWheel } from '../web/pictures/astro-wheel';
export { ChakraRadar } from '../web/pictures/chakra-radar';
export { DayStrip } from '../web/pictures/day-strip';
export { ElementBalance } from '../web/pictures/element-balance';
export { KeysDiamond } from '../web/pictures/keys-diamond';
