import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { media } from '#modules/media/public';
import type { Retreat } from '../models/retreat';

/** All files of the library that a retreat shows. */
export const picturesOf = ({ content }: Pick<Retreat, 'content'>): readonly string[] => [
  ...new Set([...content.pictures, ...content.hosts.flatMap(({ picture }) => (picture === null ? [] : [picture]))]),
];

/** Tells the library which of its files a retreat shows: these are public with it, and nobody can delete them. */
export const notePictures = (core: Core, trx: Knex.Transaction, row: Retreat): Promise<void> =>
  core.port(media).setUses(
    trx,
    {
      id: `retreat:${row.id}`,
      label: row.title,
      path: `/team-portal/retreats/${row.id}`,
      isPublic: row.status === 'published',
    },
    picturesOf(row),
  );
