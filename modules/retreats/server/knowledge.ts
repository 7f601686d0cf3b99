import type { Knex } from 'knex';
import type { Knowledge } from '#modules/knowledge/public';
import { lastDay } from '../lib/days';
import type { RetreatDate } from './models/retreat-date';
import { findExperiences } from './queries/experiences';

/** The retreats that are named; more are on the page. */
const most = 3;

const dates = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const toDate = (date: string): Date => new Date(`${date}T00:00:00Z`);

const describePlaces = ({ capacity, taken, status }: RetreatDate): string => {
  const left = status === 'open' ? capacity - taken : 0;
  return left === 0 ? 'full, with a waitlist' : `${left} of ${capacity} places left`;
};
const describeRetreat = (row: RetreatDate): string => {
  const when = dates.formatRange(toDate(row.startsOn), toDate(lastDay(row.startsOn, row.days)));
  return `“${row.name}” in ${row.location}, ${when} (${row.days} days, ${describePlaces(row)})`;
};

/** The dates of the next retreats, as they are in the database when the assistant looks for them. */
export const retreatKnowledge = (db: Knex): Knowledge => ({
  list: async () => {
    const { rows } = await findExperiences(db, null, { limit: most });
    const [next] = rows;
    const sentences = next
      ? [
          `The next retreat is ${rows.map(describeRetreat).join('; then ')}.`,
          ...(rows.some(({ sample }) => sample)
            ? ['Retreats marked as a sample on the page are invented and do not take place.']
            : []),
          'All dates and the places that are left are on the page Retreats.',
        ]
      : ['No retreat has a date at present. New dates appear on the page Retreats.'];
    return [
      {
        // Answers that were rated before carry this name.
        id: 'concierge:next-retreats',
        title: 'The next retreats',
        path: '/concierge/experiences',
        text: sentences.join(' '),
        asked: [
          'When is the next retreat?',
          'What are the dates of the retreats?',
          'Are there places left on a retreat?',
          'Where is the next retreat?',
          'upcoming retreats',
        ],
      },
    ];
  },
});
