export { computeChart, computeChartWithin } from './lib/engine/compute-chart';
export { useEphemerisFile } from './lib/engine/ephemeris/load';
export { lifeMarkers, solarReturn } from './lib/engine/sky/life-markers';
export { skyAt } from './lib/engine/sky/sky-at';
export { gatesOfDay } from './lib/engine/sweep/day-gates';
