export { openPlaces } from './lib/places/places';
export { offsetsIn } from './lib/zones/offsets-in';
export { resolveLocalTime } from './lib/zones/resolve-local-time';
export { findStandInTown, listLikelyOffsets } from './lib/zones/zone-town';
export { offsetAt } from './lib/zones/zones';
export { PlaceView } from './schemas/place';
