import { emailVerified } from '#core/contract/hooks';
import { type Core, reactTo, type Subscription } from '#core/contract/server';
import { Booking } from '../models/booking';

/** What was asked for as a visitor becomes part of the account once the address is verified as that person's. */
export const claimBookings = (core: Core): Subscription =>
  reactTo(emailVerified, async ({ userId }) => {
    const person = await core.people.contact(core.db, userId);
    if (!person) return;
    await Booking.query(core.db)
      .patch({ userId })
      .whereNull('user_id')
      .whereRaw('lower(email) = ?', [person.email.toLowerCase()]);
  });
