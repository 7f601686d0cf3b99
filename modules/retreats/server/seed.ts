import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core, Seed } from '#core/contract/server';
import { media } from '#modules/media/public';
import { addDays } from '#modules/money/public';
import { bookableSamples, quotedSamples, type SampleRetreat } from '../data/sample-retreats';
import { today } from '../lib/days';
import { emptyContent } from '../lib/empty-content';
import type { RetreatContent } from '../schemas/content';
import { columnsOf, insertRoom } from './actions/add-date';
import { notePictures } from './actions/note-pictures';
import { demoDrawings } from './demo-drawings';
import { Retreat } from './models/retreat';
import { RetreatDate } from './models/retreat-date';

/** Days from today to the first date that the team quotes for, and from one date to the next. */
const ahead = 42;
const apart = 56;
const turns = 3;
/** When the date began on which the invented client has been. */
const endedDaysAgo = 72;

/** The next Monday on or after a day: a date stays where it is while a week of restarts goes by. */
const mondayFrom = (day: string): string => {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, weekday === 0 ? 0 : 7 - weekday);
};

const findOrInsert = async (trx: Knex.Transaction, content: RetreatContent): Promise<Retreat> =>
  (await Retreat.query(trx).findOne({ slug: content.slug })) ??
  (await Retreat.query(trx).insertAndFetch({
    ...{ id: randomUUID(), slug: content.slug, title: content.title, content },
    ...{ status: 'published', sample: true, firstPublishedAt: new Date().toISOString() },
  }));

/** Sample retreats that the team quotes for: three kinds on three dates each; what a start before made stays. */
const seedQuoted = async (trx: Knex.Transaction): Promise<void> => {
  if (await RetreatDate.query(trx).where('starts_on', '>', today()).first()) return;
  const first = mondayFrom(addDays(today(), ahead));
  for (const { number, partner, minor, ...one } of quotedSamples) {
    const empty = emptyContent(one.name);
    const retreat = await findOrInsert(trx, {
      ...empty,
      ...{ focus: one.focus, summary: one.focus, days: one.days, partnerName: partner, requiresJourney: true },
      place: { ...empty.place, name: one.location, zone: one.zone },
    });
    const facts = {
      ...{ name: one.name, focus: one.focus, location: one.location, zone: one.zone, days: one.days },
      ...{ capacity: one.capacity, partnerName: partner, priceMinor: minor, currency: 'USD', sample: true },
    };
    for (let turn = 0; turn < turns; turn += 1)
      await RetreatDate.query(trx).insert({
        ...facts,
        id: `5a3f0000-0000-4000-8000-${first.replaceAll('-', '')}${number}${turn}00`,
        retreatId: retreat.id,
        startsOn: addDays(first, turn * apart + (number - 1) * 14),
      });
    const hasEnded = await RetreatDate.query(trx).where('starts_on', '<', today()).where({ sample: true }).first();
    if (number === 2 && !hasEnded)
      await RetreatDate.query(trx).insert({
        ...facts,
        ...{ id: randomUUID(), retreatId: retreat.id, startsOn: addDays(today(), -endedDaysAgo) },
      });
  }
};

/** A sample retreat with pictures, rooms and dates ahead; a later start adds dates when the former ones are over. */
const seedBookable = async (core: Core, trx: Knex.Transaction, sample: SampleRetreat): Promise<void> => {
  const known = await Retreat.query(trx).findOne({ slug: sample.content.slug });
  const pictures: string[] = [];
  if (!known)
    for (const name of sample.drawings)
      pictures.push(
        await core.port(media).plantDrawing(trx, { ...demoDrawings[name], credit: 'Hedo', licence: 'Own drawing' }),
      );
  const retreat = known ?? (await findOrInsert(trx, { ...sample.content, pictures }));
  if (!known) await notePictures(core, trx, retreat);
  const { content } = retreat;
  if (await RetreatDate.query(trx).where({ retreat_id: retreat.id }).where('starts_on', '>', today()).first()) return;
  for (const days of sample.ahead) {
    const startsOn = mondayFrom(addDays(today(), days));
    const input = {
      ...{ startsOn, capacity: sample.capacity, currency: content.currency, status: 'open' as const },
      earlyBird: { until: addDays(startsOn, -45), percent: 10 },
      rooms: sample.rooms.map((room) => ({ ...room, id: null })),
    };
    const date = await RetreatDate.query(trx).insertAndFetch({
      ...columnsOf(input),
      ...{ id: randomUUID(), retreatId: retreat.id, name: content.title, focus: content.focus, days: content.days },
      ...{ location: content.place.name, zone: content.place.zone, partnerName: content.partnerName, sample: true },
    });
    for (const [position, room] of input.rooms.entries()) await insertRoom(trx, date.id, position, room);
  }
};

/** Invented retreats of a development start, all marked as samples. */
export const createSeed =
  (core: Core): Seed =>
  async (trx) => {
    await seedQuoted(trx);
    for (const sample of bookableSamples) await seedBookable(core, trx, sample);
  };
