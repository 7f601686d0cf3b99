import type { CsvColumn } from '#core/contract/list';
import { toDecimal } from '#modules/money/public';
import type { Participant, Roster } from '../../schemas/roster';

/** A line of the roster as a file: somebody who booked, or people whom another module booked. */
export type RosterLine =
  | { readonly one: Participant; readonly further?: never }
  | { readonly one?: never; readonly further: Roster['further'][number] };

const column = (head: string, cell: (one: Participant) => string): CsvColumn<RosterLine> => ({
  head,
  cell: ({ one }) => (one ? cell(one) : ''),
});

/** The roster as a file. Health is not part of it. */
export const rosterColumns: readonly CsvColumn<RosterLine>[] = [
  { head: 'Reference', cell: ({ one, further }) => (one ?? further).reference },
  { head: 'Name', cell: ({ one, further }) => (one ?? further).name },
  column('Email', ({ email }) => email ?? ''),
  {
    head: 'Status',
    cell: ({ one, further }) => (one ? one.status : `booked by the concierge, ${further.guests} guests`),
  },
  column('Room booked', ({ roomName }) => roomName),
  column('Room given', ({ rooming }) => rooming),
  column('Arrived', ({ arrivedAt }) => arrivedAt ?? ''),
  column('Diet', ({ details }) => details.diet.join('; ')),
  column('Allergies and wishes', ({ details }) => details.dietNote),
  column('Emergency contact', ({ details }) => details.emergencyContact),
  column('Price', ({ price }) => toDecimal(price.minor, price.currency)),
  column('Paid', ({ paid, price }) => toDecimal(paid, price.currency)),
  column('Due', ({ due, price }) => toDecimal(due, price.currency)),
  column('Currency', ({ price }) => price.currency),
  column('Papers', ({ checklist }) => checklist.map(({ kind, state }) => `${kind}: ${state}`).join('; ')),
];
