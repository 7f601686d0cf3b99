import type { CsvColumn } from '#core/contract/list';
import type { ReportView } from '../../schemas/report';

/** The list of reports as a file. What is encrypted in the product, words of pods and notes of reporters, stays out of it. */
export const reportColumns: readonly CsvColumn<ReportView>[] = [
  { head: 'Reported', cell: ({ createdAt }) => createdAt },
  { head: 'What', cell: ({ kind }) => kind },
  { head: 'Reason', cell: ({ reason }) => reason },
  { head: 'State', cell: ({ status }) => status },
  { head: 'Written by', cell: ({ author }) => author ?? '' },
  { head: 'Words', cell: ({ kind, content }) => (kind === 'message' ? '' : (content ?? '')) },
  { head: 'Address', cell: ({ path }) => path ?? '' },
];
