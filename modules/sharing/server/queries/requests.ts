import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { matches } from '#modules/matching/public';
import type { ConsentRequestView } from '../../schemas/consent';
import { ConsentRequest } from '../models/consent-request';
import { toRequestView } from '../views/consent';

/** Where the sentence of a request is encrypted. */
export const notePlace = (id: string): string => `consent_requests:note:${id}`;

/** Open requests stand by matches that are accepted. */
const openRequests = async (core: Core, db: Knex, userId: string) => {
  const ongoing = await core.port(matches).listOngoing(db, userId);
  return ConsentRequest.query(db)
    .where({ status: 'open' })
    .whereIn(
      'match_id',
      ongoing.map(({ matchId }) => matchId),
    )
    .orderBy('created_at', 'desc');
};

/** One open request to this client. */
export const getOwnRequest = async (core: Core, db: Knex, userId: string, id: string): Promise<ConsentRequest> => {
  const row = (await openRequests(core, db, userId)).find((one) => one.id === id);
  if (!row) throw notFound('request');
  return row;
};

/** Open requests to one client, with their sentences. */
export const listRequestsTo = async (core: Core, userId: string): Promise<ConsentRequestView[]> =>
  Promise.all(
    (await openRequests(core, core.db, userId)).map(async (row) =>
      toRequestView(
        row,
        row.noteSealed && (await core.vault.decryptText(core.db, userId, notePlace(row.id), row.noteSealed)),
      ),
    ),
  );
