import type { CsvColumn } from '#core/contract/list';
import type { TeamClient } from '../../schemas/client';

/** The list of clients as a file: what the list itself shows. */
export const clientColumns: readonly CsvColumn<TeamClient>[] = [
  { head: 'Client', cell: ({ name }) => name },
  { head: 'Phase', cell: ({ standing }) => standing?.phase ?? 'not open' },
  { head: 'Set by the team', cell: ({ standing }) => (standing ? (standing.phaseSet ? 'yes' : 'no') : null) },
  { head: 'Labors of 12', cell: ({ standing }) => standing?.laborProgress ?? null },
  { head: 'Practitioner', cell: ({ assignedPractitioner }) => assignedPractitioner },
  { head: 'Suspended', cell: ({ suspended }) => (suspended ? 'yes' : 'no') },
  { head: 'Sample', cell: ({ sample }) => (sample ? 'yes' : 'no') },
];
