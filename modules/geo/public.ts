export { atlasOf } from './lib/places/atlas';
export { PLACES_ATTRIBUTION } from './lib/places/attribution';
export type { Places } from './lib/places/places';
export type { PlaceView } from './schemas/place';
