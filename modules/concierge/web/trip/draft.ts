import type { Category } from '../../schemas/names';
import type { OfferView, Price } from '../../schemas/offer';

/** What the list of chosen services shows of an offer. */
export interface Chosen {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly price: Price | null;
}
/** A trip as far as it is said. Guests above six ask for a person. */
export interface TripDraft {
  readonly destination: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly guests: number;
  readonly budget: string;
  readonly diet: readonly string[];
  readonly requests: string;
  readonly location: string;
  readonly email: string;
  readonly chosen: readonly Chosen[];
  /** Makes a second press harmless; new after each change. */
  readonly key: string | null;
}
export const emptyTrip: TripDraft = {
  destination: '',
  checkIn: '',
  checkOut: '',
  guests: 1,
  budget: '',
  diet: [],
  requests: '',
  location: '',
  email: '',
  chosen: [],
  key: null,
};

const place = 'hedo-trip';

/** What was begun on this device; nothing when there is none or it cannot be read. */
export const readTrip = (): TripDraft => {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as Partial<TripDraft> | null;
    return kept && Array.isArray(kept.chosen) && Array.isArray(kept.diet) ? { ...emptyTrip, ...kept } : emptyTrip;
  } catch {
    return emptyTrip;
  }
};
/** Keeps it on this device, through reloads; null forgets it. */
export const keepTrip = (draft: TripDraft | null): void => {
  try {
    if (draft) localStorage.setItem(place, JSON.stringify(draft));
    else localStorage.removeItem(place);
  } catch {
    // Without storage the page still works, until it is left.
  }
};

export const chosenOf = ({ id, name, category, price }: OfferView): Chosen => ({ id, name, category, price });
