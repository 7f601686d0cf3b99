import { toCsvLine } from '#core/contract/csv';
import { toDecimal } from '#modules/money/public';
import type { Roster } from '../../schemas/roster';

const columns = [
  'Reference',
  'Name',
  'Email',
  'Status',
  'Room booked',
  'Room given',
  'Arrived',
  'Diet',
  'Allergies and wishes',
  'Emergency contact',
  'Price',
  'Paid',
  'Due',
  'Currency',
  'Papers',
];

/** The roster as a file. Health is not part of it. */
export const toRosterCsv = ({ participants, further }: Roster): string =>
  [
    toCsvLine(columns),
    ...participants.map((one) =>
      toCsvLine([
        one.reference,
        one.name,
        one.email ?? '',
        one.status,
        one.roomName,
        one.rooming,
        one.arrivedAt ?? '',
        one.details.diet.join('; '),
        one.details.dietNote,
        one.details.emergencyContact,
        toDecimal(one.price.minor, one.price.currency),
        toDecimal(one.paid, one.price.currency),
        toDecimal(one.due, one.price.currency),
        one.price.currency,
        one.checklist.map(({ kind, state }) => `${kind}: ${state}`).join('; '),
      ]),
    ),
    ...further.map(({ reference, name, guests }) =>
      toCsvLine([reference, name, '', `booked by the concierge, ${guests} guests`, ...columns.slice(4).map(() => '')]),
    ),
  ].join('');
