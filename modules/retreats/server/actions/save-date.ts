import type { Knex } from 'knex';
import { conflict, invalid, notFound, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { today } from '../../lib/days';
import type { DateInput } from '../../schemas/date';
import { Retreat } from '../models/retreat';
import { RetreatDate, Room } from '../models/retreat-date';
import { viewDates } from '../queries/studio';
import { checkCurrency, checkDate, columnsOf, insertRoom } from './add-date';
import { lockDate, offerFreePlaces } from './offer-free-places';

/** The date for a change by staff, locked; 412 with its present state when somebody else changed it meanwhile. */
export const lockDateFor = async (trx: Knex.Transaction, id: string, ifMatch: string | null): Promise<RetreatDate> => {
  const row = await lockDate(trx, id);
  if (!row) throw notFound('date');
  if (ifMatch !== String(row.version)) throw preconditionFailed((await viewDates(trx, [row]))[0]);
  if (row.status === 'cancelled') throw conflict('still-booked', 'This date was cancelled and stays as it is.');
  return row;
};

/** What people booked cannot be taken from under them. */
const checkBooked = (row: RetreatDate, input: DateInput): void => {
  if (input.startsOn !== row.startsOn && input.startsOn <= today())
    throw invalid('startsOn', 'Choose a first day in the future.');
  if (input.capacity < row.taken)
    throw invalid('capacity', `${row.taken} places are booked or reserved. There cannot be fewer.`);
  if (row.taken === 0) return;
  if (input.startsOn !== row.startsOn)
    throw invalid('startsOn', 'People have booked this day. Cancel the date and add another one.');
  if (row.currency !== null && input.currency !== row.currency)
    throw invalid('currency', 'People have booked in another currency. It stays for this date.');
};

const saveRooms = async (trx: Knex.Transaction, row: RetreatDate, input: DateInput): Promise<void> => {
  const former = await Room.query(trx).where({ date_id: row.id }).forUpdate();
  const stays = new Set(input.rooms.map(({ id }) => id));
  for (const room of former) {
    if (stays.has(room.id)) continue;
    if (room.taken > 0) throw conflict('still-booked', `${room.name} is booked and cannot be removed.`);
    await Room.query(trx).deleteById(room.id);
  }
  for (const [position, room] of input.rooms.entries()) {
    const before = former.find(({ id }) => id === room.id);
    if (room.id !== null && !before)
      throw invalid(`rooms.${position}.id`, 'This room is no longer there. Reload the page.');
    if (!before) {
      await insertRoom(trx, row.id, position, room);
      continue;
    }
    if (room.places < before.taken)
      throw invalid(
        `rooms.${position}.places`,
        `${before.taken} places of this room are booked. There cannot be fewer.`,
      );
    await Room.query(trx)
      .patch({
        ...{ position, places: room.places, priceMinor: room.priceMinor },
        ...{ name: room.name.trim(), description: room.description.trim() },
      })
      .where({ id: before.id });
  }
};

/** Saves a date. Prices of places that are booked stay as they were; more places are offered to those in line. */
export const saveDate = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  input: DateInput,
  ifMatch: string | null,
): Promise<RetreatDate> => {
  const before = await lockDateFor(trx, id, ifMatch);
  checkDate(input);
  const retreat = before.retreatId === null ? undefined : await Retreat.query(trx).findById(before.retreatId);
  if (retreat) checkCurrency(input, retreat, before.currency);
  checkBooked(before, input);
  await saveRooms(trx, before, input);
  const { priceMinor, ...columns } = columnsOf(input);
  const row = await RetreatDate.query(trx).patchAndFetchById(id, {
    ...columns,
    // Without rooms the team's own price stays, which its quotes begin with.
    ...(input.rooms.length > 0 ? { priceMinor } : {}),
    version: before.version + 1,
  });
  await offerFreePlaces(core, trx, row);
  await core.audit.record(trx, { actor: user.id, action: 'retreats.date-changed', object: `retreat-date:${id}` });
  return (await RetreatDate.query(trx).findById(id)) ?? row;
};
