import type { Knex } from 'knex';
import type { Knowledge } from '#modules/knowledge/public';
import { experiencesPage } from './list';
import type { CountedExperience } from './present';
import { lastDayOf } from './present';

/** The retreats that are named; more are on the page. */
const most = 3;

const dates = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const day = (date: string): Date => new Date(`${date}T00:00:00Z`);

const describePlaces = ({ capacity, taken }: CountedExperience): string => {
  const left = capacity - taken;
  return left === 0 ? 'full, with a waitlist' : `${left} of ${capacity} places left`;
};
const describeRetreat = (row: CountedExperience): string => {
  const when = dates.formatRange(day(row.startsOn), day(lastDayOf(row)));
  return `“${row.name}” in ${row.location}, ${when} (${row.days} days, ${describePlaces(row)})`;
};

/** The dates of the next retreats, as they are in the database when the assistant asks. */
export const retreatKnowledge = (db: Knex): Knowledge => ({
  list: async () => {
    const { rows } = await experiencesPage(db, null, { limit: most });
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
