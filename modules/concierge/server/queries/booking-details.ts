import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { BookingNeeds } from '../../schemas/booking';
import type { PlanView } from '../../schemas/trip';
import type { Booking } from '../models/booking';

/** What is sealed with a request. */
export interface Details extends Omit<BookingNeeds, 'wish'> {
  readonly plan: PlanView | null;
}
type Sealed = 'details_sealed' | 'note_sealed' | 'wish_sealed';
type Owned = Pick<Booking, 'id' | 'userId' | 'forHost'>;

/** Seals a text of a booking: with its person's key, or the product's where a visitor asked. */
export const seal = (
  core: Core,
  db: Knex,
  { id, userId, forHost }: Owned,
  column: Sealed,
  text: string,
): Promise<Buffer> => {
  const place = `bookings:${column}:${id}`;
  return forHost || userId === null
    ? Promise.resolve(core.vault.encryptForHost(place, text))
    : core.vault.encrypt(db, userId, place, text);
};

const open = (
  core: Core,
  db: Knex,
  { id, userId, forHost }: Owned,
  column: Sealed,
  sealed: Buffer,
): Promise<string> => {
  const place = `bookings:${column}:${id}`;
  return forHost || userId === null
    ? Promise.resolve(core.vault.decryptForHost(place, sealed))
    : core.vault.decryptText(db, userId, place, sealed);
};

export const openDetails = async (core: Core, db: Knex, row: Booking): Promise<Details> =>
  JSON.parse(await open(core, db, row, 'details_sealed', row.detailsSealed)) as Details;
/** What the team said with its quote. */
export const openNote = async (core: Core, db: Knex, row: Booking): Promise<string | null> =>
  row.noteSealed && open(core, db, row, 'note_sealed', row.noteSealed);

/** All that the person wrote. */
export const openNeeds = async (core: Core, db: Knex, row: Booking): Promise<BookingNeeds> => {
  const { dietaryPreferences, specialRequests, currentLocation } = await openDetails(core, db, row);
  const wish = row.wishSealed && (await open(core, db, row, 'wish_sealed', row.wishSealed));
  return { dietaryPreferences, specialRequests, currentLocation, wish };
};
