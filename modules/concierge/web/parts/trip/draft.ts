import { readDraft, saveDraft } from '#core/web/drafts';
import type { OfferView, Price } from '../../../schemas/offer';
import { type Budget, budgets, type Category, type DietaryOption, dietaryOptions } from '../../../schemas/values';

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
  readonly budget: Budget | '';
  readonly diet: readonly DietaryOption[];
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

/** Where a visitor's trip is kept; that of an account is stored with its other drafts, which sign-out takes off the device. */
const place = 'hedo-trip';
const own = 'trip';

/** The budget of that name; '' where there is none. */
export const budgetOf = (name: unknown): Budget | '' => budgets.find((known) => known === name) ?? '';

const opened = (text: string | null): TripDraft | null => {
  const kept = JSON.parse(text ?? 'null') as Partial<TripDraft> | null;
  if (!kept || !Array.isArray(kept.chosen) || !Array.isArray(kept.diet)) return null;
  const { budget, diet } = kept;
  return { ...emptyTrip, ...kept, budget: budgetOf(budget), diet: dietaryOptions.filter((one) => diet.includes(one)) };
};

/** What was begun on this device, by this person or before they signed in; nothing when there is none or it cannot be read. */
export const readTrip = (userId: string | null): TripDraft => {
  try {
    const mine = userId === null ? null : opened(readDraft(userId, own, { trip: 'null' }).trip);
    return mine ?? opened(localStorage.getItem(place)) ?? emptyTrip;
  } catch {
    return emptyTrip;
  }
};
/** Keeps it on this device, through reloads; null forgets it. */
export const keepTrip = (userId: string | null, draft: TripDraft | null): void => {
  const text = draft && JSON.stringify(draft);
  if (userId !== null) saveDraft(userId, own, text === null ? null : { trip: text, key: own });
  try {
    if (text !== null && userId === null) localStorage.setItem(place, text);
    else localStorage.removeItem(place);
  } catch {
    // Without storage the page still works, until it is left.
  }
};

export const chosenOf = ({ id, name, category, price }: OfferView): Chosen => ({ id, name, category, price });
