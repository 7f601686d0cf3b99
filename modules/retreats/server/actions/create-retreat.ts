import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { emptyContent } from '../../lib/empty-content';
import { toSlug } from '../../lib/slug';
import type { RetreatContent } from '../../schemas/content';
import { Retreat } from '../models/retreat';

/** An address that no other retreat has, made of a title. */
const findFreeSlug = async (trx: Knex.Transaction, title: string): Promise<string> => {
  const base = toSlug(title).slice(0, 74);
  const taken = new Set(
    await trx('retreats').where('slug', base).orWhere('slug', 'like', `${base}-%`).pluck<string[]>('slug'),
  );
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
};

/** Stores a new draft. */
export const insertDraft = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  content: RetreatContent,
): Promise<Retreat> => {
  const slug = await findFreeSlug(trx, content.title);
  const row = await Retreat.query(trx).insertAndFetch({
    id: randomUUID(),
    slug,
    title: content.title,
    content: { ...content, slug },
  });
  await core.audit.record(trx, { actor: user.id, action: 'retreats.created', object: `retreat:${row.id}` });
  return row;
};

/** Makes a draft with nothing but its title. */
export const createRetreat = (core: Core, trx: Knex.Transaction, user: User, title: string): Promise<Retreat> =>
  insertDraft(core, trx, user, emptyContent(title.trim()));
