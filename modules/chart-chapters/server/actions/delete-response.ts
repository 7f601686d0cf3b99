import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { changeResponses } from './change-responses';

/** Takes back what was said of a chapter; nothing where nothing was said. */
export const deleteResponse = (core: Core, trx: Knex.Transaction, userId: string, chapter: string): Promise<void> =>
  changeResponses(core, trx, userId, (before) => {
    const rest = before.filter((one) => one.chapter !== chapter);
    return rest.length === before.length ? before : rest;
  });
