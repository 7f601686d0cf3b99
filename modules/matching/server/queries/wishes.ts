import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { places } from '#modules/geo/public';
import { findHelp } from '#modules/labors/public-server';
import { noFilters } from '../../lib/filters';
import type { WishesInput, WishesView } from '../../schemas/wishes';
import { MatchingWishes } from '../models/matching-wishes';
import { needsInOwnWords } from './client-needs';
import { filterPractitioners } from './filtered-practitioners';

/** Where a client's wishes are sealed. */
export const placeOfWishes = (userId: string): string => `matching_wishes:wishes:${userId}`;

const none: WishesInput = { confirmed: [], refused: [], own: [], filters: noFilters };

/** What a client confirmed and filters by; empty where they said nothing yet. */
export const openWishes = async (core: Core, db: Knex, userId: string): Promise<WishesInput> => {
  const row = await MatchingWishes.query(db).findById(userId);
  if (!row) return none;
  return JSON.parse(await core.vault.decryptText(db, userId, placeOfWishes(userId), row.wishesSealed)) as WishesInput;
};

const spokenLanguages = async (db: Knex): Promise<string[]> => {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    "select distinct unnest(languages) as name from practitioners where availability <> 'closed' order by name",
  );
  return rows.map(({ name }) => name);
};

/** The wishes with how many practitioners they leave. */
export const viewWishes = async (core: Core, db: Knex, wishes: WishesInput): Promise<WishesView> => {
  const { reach } = await filterPractitioners(core, db, wishes.filters);
  const ownNeeds: string[][] = [];
  for (const text of wishes.own) ownNeeds.push((await needsInOwnWords(core, text)).map(({ need }) => need.id));
  const { place } = wishes.filters;
  return {
    ...wishes,
    ownNeeds,
    ...(wishes.own.length > 0 ? await findHelp(core, { textResponse: wishes.own.join('\n') }) : {}),
    placeLabel: place ? (core.port(places).byId(place.id)?.label ?? null) : null,
    languages: await spokenLanguages(db),
    reach,
  };
};
