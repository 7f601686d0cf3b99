import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { addDays } from '#modules/money/public';
import { today } from '../../lib/days';
import type { DateInput } from '../../schemas/date';
import type { Retreat } from '../models/retreat';
import { RetreatDate, Room } from '../models/retreat-date';

/** Years ahead for which dates are made. */
const mostDays = 3 * 366;

/** What contradicts itself in a date. Throws 422. */
export const checkDate = ({ startsOn, capacity, earlyBird, rooms }: DateInput): void => {
  if (startsOn > addDays(today(), mostDays))
    throw invalid('startsOn', 'Choose a first day within the next three years.');
  if (earlyBird && earlyBird.until >= startsOn)
    throw invalid('earlyBird.until', 'The early-bird price has to end before the first day.');
  const places = rooms.reduce((sum, room) => sum + room.places, 0);
  if (rooms.length > 0 && places < capacity)
    throw invalid(
      'capacity',
      `The rooms have ${places} ${places === 1 ? 'place' : 'places'} in all. Lower the number of places or add a room.`,
    );
  const names = rooms.map(({ name }) => name.trim().toLowerCase());
  const twice = names.findIndex((name, at) => names.indexOf(name) !== at);
  if (twice >= 0) throw invalid(`rooms.${twice}.name`, 'Two kinds of room have the same name.');
};

/** Prices of a date are in the currency of its retreat; a date that was priced before that was so keeps its own. */
export const checkCurrency = (input: DateInput, { content }: Retreat, former: string | null): void => {
  if (input.currency !== content.currency && input.currency !== former)
    throw invalid('currency', `This retreat is priced in ${content.currency}.`);
};

/** Columns of a date that staff edit. */
export const columnsOf = ({ startsOn, capacity, currency, status, earlyBird, rooms }: DateInput) => ({
  startsOn,
  capacity,
  currency,
  status,
  earlyBirdUntil: earlyBird?.until ?? null,
  earlyBirdPercent: earlyBird?.percent ?? null,
  priceMinor: rooms.length > 0 ? Math.min(...rooms.map(({ priceMinor }) => priceMinor)) : null,
});

/** Stores a kind of room. */
export const insertRoom = (
  trx: Knex.Transaction,
  dateId: string,
  position: number,
  { name, description, places, priceMinor }: DateInput['rooms'][number],
) =>
  Room.query(trx).insert({
    ...{ id: randomUUID(), dateId, position, places, priceMinor },
    ...{ name: name.trim(), description: description.trim() },
  });

/** Adds a date with its rooms. Throws 422 for a day that is past and for fewer beds than places. */
export const addDate = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  retreat: Retreat,
  input: DateInput,
): Promise<RetreatDate> => {
  const { id: retreatId, content, sample } = retreat;
  if (input.startsOn <= today()) throw invalid('startsOn', 'Choose a first day in the future.');
  checkDate(input);
  checkCurrency(input, retreat, null);
  const row = await RetreatDate.query(trx).insertAndFetch({
    id: randomUUID(),
    retreatId,
    name: content.title,
    focus: content.focus,
    location: content.place.name,
    zone: content.place.zone || 'UTC',
    partnerName: content.partnerName,
    days: content.days,
    sample,
    ...columnsOf(input),
  });
  for (const [position, room] of input.rooms.entries()) await insertRoom(trx, row.id, position, room);
  await core.audit.record(trx, { actor: user.id, action: 'retreats.date-added', object: `retreat:${retreatId}` });
  return row;
};
