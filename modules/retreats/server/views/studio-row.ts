import type { CsvColumn } from '#core/contract/list';
import type { StudioRow } from '../../schemas/retreat';

/** A row of the studio's list as the database answers it. */
export interface ListedRetreat extends Omit<StudioRow, 'placeName' | 'updatedAt'> {
  readonly place_name: string | null;
  readonly partner_name: string | null;
  readonly updated_at: string;
}

export const toStudioRow = ({ place_name, partner_name: _, updated_at, ...row }: ListedRetreat): StudioRow => ({
  ...row,
  placeName: place_name ?? '',
  updatedAt: updated_at,
});

export const retreatColumns: readonly CsvColumn<StudioRow>[] = [
  { head: 'Retreat', cell: ({ title }) => title },
  { head: 'Address', cell: ({ slug }) => slug },
  { head: 'Place', cell: ({ placeName }) => placeName },
  { head: 'Status', cell: ({ status }) => status },
  { head: 'Next date', cell: ({ next }) => next ?? '' },
  { head: 'Dates ahead', cell: ({ dates }) => dates },
  { head: 'Places taken', cell: ({ taken }) => taken },
  { head: 'Places', cell: ({ capacity }) => capacity },
  { head: 'Changed', cell: ({ updatedAt }) => updatedAt },
];
