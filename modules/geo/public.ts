import { definePort } from '#core/contract/public';
import type { PlaceView } from './schemas/place';

/** What a text stands for: one place, several (best first) between which a person must choose, or none. */
export type ResolvedPlace =
  | { readonly kind: 'one'; readonly place: PlaceView }
  | { readonly kind: 'many'; readonly candidates: readonly PlaceView[] }
  | { readonly kind: 'none' };

/** Inhabited places of the world, from memory. */
export interface Places {
  /** Places for a text as it is typed, best first: names in any language, with or without accents, `City, State, Country`. */
  search(text: string, limit?: number): PlaceView[];
  /** A place by its id; undefined when there is none. */
  byId(id: string): PlaceView | undefined;
  /** Decides whether a finished text names one place. */
  resolveText(text: string): ResolvedPlace;
  /** The town a point belongs to; undefined far from any. */
  nearest(latitude: number, longitude: number): PlaceView | undefined;
}
/** They are read when the product starts: usable in routes, jobs and seeds, not while modules are created. */
export const places = definePort<Places>('geo.places');

/** Clocks of the world by the product's own zone table, for planning in local time. */
export interface Zones {
  /** True for an IANA zone or alias, spelled exactly. */
  isZone(name: string): boolean;
  /** The instant (milliseconds) of a wall-clock reading: moved forward out of a gap, the earlier of two. The zone must exist. */
  instantOf(date: string, time: string, zone: string): number;
  /** What the clock of a zone shows at an instant: "2026-03-29T03:00". */
  localOf(instant: number, zone: string): string;
}
export const zones = definePort<Zones>('geo.zones');

/** A town as other modules may know it. */
export interface Town {
  /** Name, region, country. */
  readonly label: string;
  readonly name: string;
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
  /** IANA zone. */
  readonly zone: string;
}
/** Towns by name and by position; nothing is asked of anybody else. */
export interface Atlas {
  /** What a text most likely means; null when nothing bears that name. */
  find(text: string): Town | null;
  /** Labels of the other places that a text may mean as well, best first, at most `most`; none where it names one place. */
  others(text: string, most: number): readonly string[];
  /** The next town of some size to a point; null far from any. */
  near(latitude: number, longitude: number): Town | null;
}
export const atlas = definePort<Atlas>('geo.atlas');

/** Credit that every page which shows places must carry (GeoNames asks for it; the list here is folded and shortened). */
export const PLACES_ATTRIBUTION = {
  text: 'Places: GeoNames (geonames.org), CC BY 4.0, adapted.',
  source: 'https://www.geonames.org/',
  licence: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

export { default as zoneEdition } from './lib/zones/data/edition.json';
export { searchPlaces } from './schemas/endpoints';
export type { PlaceView } from './schemas/place';
