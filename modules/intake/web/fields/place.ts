import { api } from '#core/web';

/** A place of the product's list; `label` reads "town, region, country". */
export interface ChosenPlace {
  readonly id: string;
  readonly label: string;
  /** IANA zone. */
  readonly zone: string;
}

/** Places whose name begins like a text. */
export const searchPlaces = (text: string, signal: AbortSignal): Promise<readonly ChosenPlace[]> =>
  api(`/api/places?q=${encodeURIComponent(text)}`, { signal });
