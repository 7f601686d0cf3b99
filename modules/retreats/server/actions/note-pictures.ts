import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { media } from '#modules/media/public';
import type { RetreatContent } from '../../schemas/content';
import type { Retreat } from '../models/retreat';

/** All files of the library that a retreat shows. */
export const picturesOf = ({ content }: { readonly content: RetreatContent }): readonly string[] => [
  ...new Set([...content.pictures, ...content.hosts.flatMap(({ picture }) => (picture === null ? [] : [picture]))]),
];

/** Tells the library which files the changes show that wait: nobody can delete these, and they are not public yet. */
export const noteWaitingPictures = (core: Core, trx: Knex.Transaction, row: Retreat): Promise<void> =>
  core.port(media).setUses(
    trx,
    {
      id: `retreat-changes:${row.id}`,
      label: row.title,
      path: `/team-portal/retreats/${row.id}`,
      isPublic: false,
    },
    row.pending ? picturesOf({ content: row.pending }) : [],
  );

/** Tells the library which of its files a retreat shows: these are public with it, and nobody can delete them. */
export const notePictures = async (core: Core, trx: Knex.Transaction, row: Retreat): Promise<void> => {
  await core.port(media).setUses(
    trx,
    {
      id: `retreat:${row.id}`,
      label: row.title,
      path: `/team-portal/retreats/${row.id}`,
      isPublic: row.status === 'published',
    },
    picturesOf(row),
  );
  await noteWaitingPictures(core, trx, row);
};
