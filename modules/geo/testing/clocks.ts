/** Clocks of the world without a booted product. */
export { clocks } from '../server/clocks';
