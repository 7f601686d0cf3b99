import { randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { secondUniverse } from '#modules/profile/public';
import { type RetreatDate, retreatDates } from '#modules/retreats/public';
import type { BookedService, BookingReceipt } from '../../schemas/booking';
import type { BookingInput, PlanView } from '../../schemas/trip';
import { receivedMail } from '../mails';
import { Booking, BookingHistory } from '../models/booking';
import { type Details, seal } from '../queries/booking-details';
import { presentOffer } from '../views/offer';
import { notifyPerson } from './notify-person';
import { notifyTeam } from './notify-team';
import { checkDates, chosenOffers, planTrip } from './plan-trip';

// Without 0, 1, I, L, O and U: read aloud they stay what they are.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const newReference = (): string => {
  const letters = [...randomBytes(32)].filter((byte) => byte < 240).map((byte) => signs[byte % signs.length] ?? '');
  return `TR-${letters.slice(0, 4).join('')}-${letters.slice(4, 8).join('')}`;
};

const retreatOf = async (
  core: Core,
  trx: Knex.Transaction,
  id: string | undefined,
  guests: number,
): Promise<RetreatDate | null> => {
  if (id === undefined) return null;
  const row = await core.port(retreatDates).find(trx, id);
  if (!row || row.closed) throw invalid('experienceId', 'This retreat is no longer offered.');
  if (row.startsOn < new Date().toISOString().slice(0, 10)) throw invalid('experienceId', 'This retreat has begun.');
  if (row.taken + guests > row.capacity)
    throw conflict('full', 'There are not enough places left. You can join the waitlist of this retreat.');
  return row;
};

const servicesOf = (rows: Awaited<ReturnType<typeof chosenOffers>>): BookedService[] =>
  rows.map((row) => {
    const { id, name, category, price } = presentOffer(row);
    return { offerId: id, name, category, price };
  });

/** A client's way leads to a retreat by the same rule as to its rooms; visitors and staff are not on it. */
const requireOpenWay = async (core: Core, user: User | null): Promise<void> => {
  if (user?.role !== 'client' || (await core.port(secondUniverse).isOpen(user.id))) return;
  throw conflict(
    'not-open-yet',
    'Retreats open once your twelve Labors, your profile and your reading are there. Your way shows what is missing.',
  );
};

/** The retreat's own dates count, whatever the form said. */
const datesOf = (retreat: RetreatDate | null, { checkIn, checkOut }: BookingInput['bookingRequest']) =>
  retreat ? { startDate: retreat.startsOn, endDate: retreat.endsOn } : { startDate: checkIn, endDate: checkOut };

/** A plan is part of a request for a journey, not of one for a retreat, which has its own. */
const planOf = async (
  core: Core,
  trx: Knex.Transaction,
  input: BookingInput,
  retreat: RetreatDate | null,
): Promise<PlanView | null> => {
  if (retreat) return null;
  const { bookingRequest, selectedServices = [], currentLocation = '' } = input;
  return planTrip(core, trx, { bookingRequest, selectedServices, currentLocation });
};

/**
 * Takes a quote request. Throws 422 for dates in the wrong order, for services that are not offered, and for a visitor without an
 * address; 409 `full` for a retreat without enough places, `not-open-yet` where the client's way does not lead there yet.
 */
export const requestQuote = async (
  core: Core,
  trx: Knex.Transaction,
  user: User | null,
  input: BookingInput,
): Promise<BookingReceipt> => {
  const { bookingRequest: asked, experienceId } = input;
  checkDates(asked);
  if (!user && input.email === undefined) throw invalid('email', 'Enter an email address, so that we can answer.');
  const guests = asked.guests ?? 1;
  if (experienceId !== undefined) await requireOpenWay(core, user);
  const retreat = await retreatOf(core, trx, experienceId, guests);
  const services = servicesOf(await chosenOffers(trx, input.selectedServices));
  const plan = await planOf(core, trx, input, retreat);
  const id = randomUUID();
  const details: Details = {
    dietaryPreferences: asked.dietaryPreferences ?? [],
    specialRequests: asked.specialRequests ?? '',
    currentLocation: input.currentLocation ?? '',
    plan,
  };
  const owned = { id, userId: user?.id ?? null, forHost: user === null };
  const row = await Booking.query(trx).insertAndFetch({
    ...owned,
    ...datesOf(retreat, asked),
    reference: newReference(),
    email: user ? null : (input.email ?? null),
    experienceId: retreat?.id ?? null,
    title: retreat?.name ?? `Journey to ${asked.destination.trim()}`,
    destination: retreat?.location ?? asked.destination.trim(),
    zone: retreat?.zone ?? plan?.zone ?? null,
    guests,
    budget: asked.budget || null,
    services,
    detailsSealed: await seal(core, trx, owned, 'details_sealed', JSON.stringify(details)),
  });
  await BookingHistory.query(trx).insert({ bookingId: id, fromStatus: null, toStatus: 'requested', by: 'person' });
  await notifyPerson(core, trx, row, (to) => receivedMail(to, row, core.config.baseUrl));
  await notifyTeam(core, trx, row, 'requested');
  return { id, reference: row.reference, status: 'requested', own: user !== null };
};
