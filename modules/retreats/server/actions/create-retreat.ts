import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { productFigures } from '#modules/knowledge/public';
import { emptyContent } from '../../lib/empty-content';
import { amountsIn, specifiedAmounts } from '../../lib/paper-amounts';
import { toSlug } from '../../lib/slug';
import type { RetreatContent } from '../../schemas/content';
import type { ChecklistKind } from '../../schemas/values';
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
    editors: [user.id],
  });
  await core.audit.record(trx, { actor: user.id, action: 'retreats.created', object: `retreat:${row.id}` });
  return row;
};

/** Prices of the house's journey that are the same thing; staff change them in the studio. */
const figureNames = {
  'medical-clearance': 'welcome.price.clearance',
  'psychological-assessment': 'welcome.price.psychological',
  'travel-insurance': 'welcome.price.insurance',
} as const;

const cents = 100;
/** What the house asks for papers in US dollars; what the specification lists where no module says so. */
const readHouseAmounts = (core: Core): RetreatContent['paperAmounts'] => {
  const provided = core.ports(productFigures);
  const find = (kind: ChecklistKind): number | null => {
    const figure = provided.map((figures) => figures[figureNames[kind]]).find((one) => one !== undefined);
    if (typeof figure !== 'object' || !('from' in figure)) return specifiedAmounts[kind];
    // The studio takes 0 for an amount that is not asked for.
    return figure.from === 0 ? null : figure.from * cents;
  };
  return {
    'medical-clearance': find('medical-clearance'),
    'psychological-assessment': find('psychological-assessment'),
    'travel-insurance': find('travel-insurance'),
  };
};

/** Makes a draft with nothing but its title, and what the house asks for papers. */
export const createRetreat = (core: Core, trx: Knex.Transaction, user: User, title: string): Promise<Retreat> => {
  const empty = emptyContent(title.trim());
  return insertDraft(core, trx, user, { ...empty, paperAmounts: amountsIn(empty.currency, readHouseAmounts(core)) });
};
