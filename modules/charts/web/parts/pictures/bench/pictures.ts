/** What the bench measures: every picture of the chart, and nothing else. */
export { Bodygraph } from '../../bodygraph/bodygraph';
export { AstroWheel } from '../astro-wheel';
export { ChakraRadar } from '../chakra-radar';
export { DayStrip } from '../day-strip';
export { ElementBalance } from '../element-balance';
export { KeysDiamond } from '../keys-diamond';
