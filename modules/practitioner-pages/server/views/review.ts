import type { CsvColumn } from '#core/contract/list';
import type { StaffReview } from '../../schemas/review';

/** The list of reviews as a file; writers are named as they wish. */
export const reviewColumns: readonly CsvColumn<StaffReview>[] = [
  { head: 'About', cell: ({ practitioner }) => practitioner },
  { head: 'Stars', cell: ({ stars }) => stars },
  { head: 'Review', cell: ({ text }) => text },
  { head: 'By', cell: ({ by }) => by ?? '' },
  { head: 'Month', cell: ({ month }) => month },
  { head: 'State', cell: ({ state }) => state },
  { head: 'Reply', cell: ({ reply }) => reply ?? '' },
];
