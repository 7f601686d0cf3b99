import type { Knex } from 'knex';
import { Experience } from '../models/experience';
import { dayAfter } from '../planner/trip';

interface Sample {
  readonly number: number;
  readonly name: string;
  readonly focus: string;
  readonly location: string;
  readonly zone: string;
  readonly partner: string;
  readonly days: 5 | 7 | 10;
  readonly capacity: 2 | 4 | 6;
  readonly minor: number;
}
/** Invented retreats of the specified lengths and sizes, within the specified prices. */
const samples: readonly Sample[] = [
  {
    number: 1,
    name: 'Five days of silence',
    focus: 'Stillness and integration for two',
    location: 'Big Sur, California',
    zone: 'America/Los_Angeles',
    partner: 'Cliff House',
    days: 5,
    capacity: 2,
    minor: 1_800_000,
  },
  {
    number: 2,
    name: 'Seven days at the source',
    focus: 'Breath, water and long walks',
    location: 'Sedona, Arizona',
    zone: 'America/Phoenix',
    partner: 'Red Stone Lodge',
    days: 7,
    capacity: 4,
    minor: 2_400_000,
  },
  {
    number: 3,
    name: 'Ten days of the old ways',
    focus: 'Craft, kitchen and ceremony with hosts of the place',
    location: 'Oaxaca, Mexico',
    zone: 'America/Mexico_City',
    partner: 'Casa del Barro',
    days: 10,
    capacity: 6,
    minor: 3_500_000,
  },
];
/** Days from today to the first date of each, and from one date to the next. */
const ahead = 42;
const apart = 56;
const dates = 3;

/** The next Monday on or after a day: a date stays where it is while a week of restarts goes by. */
const mondayFrom = (date: string): string => {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(date, weekday === 0 ? 0 : 7 - weekday);
};

/** Sample retreats of a development start: three kinds on three dates each; whatever was planted before stays. */
export const seedExperiences = async (trx: Knex.Transaction): Promise<void> => {
  if (await Experience.query(trx).where('starts_on', '>', trx.fn.now()).first()) return;
  const first = mondayFrom(dayAfter(new Date().toISOString().slice(0, 10), ahead));
  for (const { number, partner, minor, ...one } of samples)
    for (let turn = 0; turn < dates; turn += 1)
      await Experience.query(trx).insert({
        ...one,
        id: `5a3f0000-0000-4000-8000-${first.replaceAll('-', '')}${number}${turn}00`,
        partnerName: partner,
        startsOn: dayAfter(first, turn * apart + (number - 1) * 14),
        priceMinor: minor,
        currency: 'USD',
        sample: true,
      });
};
