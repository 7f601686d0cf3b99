import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { concernTopics } from '#modules/concerns/public';
import { places } from '#modules/geo/public';
import type { WishesInput } from '../../schemas/wishes';
import { placeOfWishes } from '../queries/wishes';

const checked = (core: Core, { confirmed, refused, own, filters }: WishesInput): void => {
  const known: ReadonlySet<string> = new Set(
    core
      .port(concernTopics)
      .needs()
      .map(({ id }) => id),
  );
  for (const [path, ids] of Object.entries({ confirmed, refused })) {
    const wrong = ids.findIndex((id) => !known.has(id));
    if (wrong >= 0) throw invalid(`${path}.${wrong}`, 'Choose one from the list.');
  }
  const both = refused.findIndex((id) => confirmed.includes(id));
  if (both >= 0) throw invalid(`refused.${both}`, 'A need is either yours or not.');
  const blank = own.findIndex((text) => text.trim().length < 3);
  if (blank >= 0) throw invalid(`own.${blank}`, 'Write a few words.');
  if (filters.language?.trim() === '') throw invalid('filters.language', 'Name a language.');
  if (filters.place && !core.port(places).byId(filters.place.id))
    throw invalid('filters.place.id', 'Choose a place from the list.');
};

/** Replaces what a client confirmed and filters by. */
export const saveWishes = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  input: WishesInput,
): Promise<WishesInput> => {
  checked(core, input);
  await core.port(concernTopics).noteUses(trx, [...input.confirmed, ...input.refused]);
  const wishes = { ...input, own: input.own.map((text) => text.trim()) };
  const stored = {
    wishes_sealed: await core.vault.encrypt(trx, userId, placeOfWishes(userId), JSON.stringify(wishes)),
    updated_at: trx.fn.now(),
  };
  await trx('matching_wishes')
    .insert({ user_id: userId, ...stored })
    .onConflict('user_id')
    .merge(stored);
  return wishes;
};
