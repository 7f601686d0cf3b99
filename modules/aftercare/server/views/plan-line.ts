import type { CsvColumn } from '#core/contract/list';
import type { PlanLine } from '../../schemas/aftercare';

/** The list of plans as a file: numbers, never a word of a plan. */
export const planColumns: readonly CsvColumn<PlanLine>[] = [
  { head: 'Client', cell: ({ client }) => client },
  { head: 'Written by', cell: ({ author }) => author ?? '' },
  { head: 'State', cell: ({ status }) => status },
  { head: 'Done', cell: ({ done }) => done },
  { head: 'Of', cell: ({ total }) => total },
  { head: 'Overdue', cell: ({ overdue }) => overdue },
  { head: 'Next due', cell: ({ nextDue }) => nextDue ?? '' },
  { head: 'Written', cell: ({ createdAt }) => createdAt },
];
