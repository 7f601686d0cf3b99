import type { PrintBlock, PrintDocument, PrintSection } from '#core/contract/documents';
import type { Booking } from '../models/booking';
import type { Details } from '../queries/booking-details';

const moneyOf = ({ priceMinor, currency }: Booking): string =>
  priceMinor === null || currency === null
    ? 'To be quoted'
    : new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(priceMinor / 100);
const isAgreed = ({ status }: Booking): boolean => status === 'confirmed' || status === 'completed';
const dayName = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** As the page calls them. */
const statusNames: Readonly<Record<Booking['status'], string>> = {
  requested: 'Requested',
  held: 'Quote ready',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Called off',
  refunded: 'Refunded',
};

const daySections = ({ plan }: Details): PrintSection[] =>
  (plan?.days ?? []).map(({ date, day, entries }) => ({
    heading: `Day ${day}: ${dayName(date)}`,
    blocks: [
      {
        kind: 'table',
        columns: ['Time', 'What', 'Why'],
        rows: entries.map(({ start, end, title, reason }) => [`${start} to ${end}`, title, reason]),
      },
    ],
  }));

/** A trip on paper: for the person who travels, so their own words are in it. */
export const printedTrip = (row: Booking, details: Details, name: string, now: string): PrintDocument => {
  const facts: PrintBlock = {
    kind: 'definitions',
    items: [
      { term: 'Reference', text: row.reference },
      { term: 'Status', text: statusNames[row.status] },
      { term: 'Where', text: row.destination },
      { term: 'When', text: `${dayName(row.startDate)} to ${dayName(row.endDate)}` },
      { term: 'Guests', text: String(row.guests) },
      { term: isAgreed(row) ? 'Price agreed' : 'Price', text: moneyOf(row) },
      ...(row.partnerName ? [{ term: 'With', text: row.partnerName }] : []),
    ],
  };
  const { plan, dietaryPreferences, specialRequests } = details;
  return {
    title: row.title,
    subtitle: `${row.startDate} to ${row.endDate}`,
    language: 'en',
    runningHead: `Private: prepared for ${name}`,
    pageNumber: 'Page {page} of {pages}',
    created: now,
    blocks: row.sample || plan?.sample ? [{ kind: 'note', text: 'Some of the offers in this plan are samples.' }] : [],
    sections: [
      { heading: 'At a glance', blocks: [facts] },
      ...(row.services.length > 0
        ? [
            {
              heading: 'Chosen services',
              blocks: [{ kind: 'list' as const, items: row.services.map((one) => one.name) }],
            },
          ]
        : []),
      ...daySections(details),
      ...(plan && plan.notes.length > 0
        ? [{ heading: 'Good to know', blocks: [{ kind: 'list' as const, items: plan.notes }] }]
        : []),
      ...(dietaryPreferences.length > 0 || specialRequests !== ''
        ? [
            {
              heading: 'What you wrote to us',
              blocks: [
                ...(dietaryPreferences.length > 0
                  ? [{ kind: 'paragraph' as const, text: `Diet: ${dietaryPreferences.join(', ')}` }]
                  : []),
                ...(specialRequests !== '' ? [{ kind: 'paragraph' as const, text: specialRequests }] : []),
              ],
            },
          ]
        : []),
    ],
  };
};
