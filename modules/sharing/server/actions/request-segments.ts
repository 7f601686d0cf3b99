import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, invalid, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ConsentRequestInput, ConsentRequestView } from '../../schemas/consent';
import { consentRequested } from '#modules/matching/schemas/events';
import { askedMail } from '#modules/matching/server/mails';
import { ConsentRequest } from '../models/consent-request';
import { Match } from '#modules/matching/server/models/match';
import { Practitioner } from '#modules/matching/server/models/practitioner';
import type { SegmentDirectory } from '../queries/segment-directory';
import { openingBetween } from '../queries/active-consents';
import { presentRequest } from '../views/consent';

const notePlace = (id: string): string => `consent_requests:note:${id}`;

/** A practitioner asks the client of an accepted match for segments; an open request gives way to the new one. */
export const askForSegments = async (
  core: Core,
  directory: SegmentDirectory,
  trx: Knex.Transaction,
  user: User,
  { matchId, segments, reason, note }: ConsentRequestInput,
): Promise<ConsentRequest> => {
  const match = await Match.query(trx)
    .findOne({ 'matches.id': matchId, status: 'accepted' })
    .whereIn('practitioner_id', Practitioner.query(trx).where({ user_id: user.id }).select('id'))
    .forUpdate();
  if (!match) throw notFound('match');
  const unknown = segments.findIndex((key) => !directory.isKnown(key));
  if (unknown >= 0) throw invalid(`segments.${unknown}`, 'There is no such segment.');
  const opening = await openingBetween(trx, user.id, match.userId);
  if (segments.every((key) => opening?.segments.includes(key)))
    throw conflict('already-open', 'All of this is already open to you.');
  const words = note?.trim() ?? '';
  await ConsentRequest.query(trx).where({ match_id: match.id, status: 'open' }).patch({ status: 'replaced' });
  const id = randomUUID();
  const row = await ConsentRequest.query(trx).insertAndFetch({
    id,
    matchId: match.id,
    segments: directory.sorted(segments),
    reason,
    noteSealed: words === '' ? null : await core.vault.seal(trx, match.userId, notePlace(id), words),
  });
  const client = await core.people.contact(trx, match.userId);
  if (client) await core.mail.send(trx, askedMail(client.email, core.config.baseUrl));
  await core.events.emit(trx, consentRequested, { requestId: id, matchId: match.id, userId: match.userId });
  return row;
};

/** One open request with its client in the query. */
export const ownRequest = async (db: Knex, userId: string, id: string): Promise<ConsentRequest> => {
  const row = await ConsentRequest.query(db)
    .findOne({ id, status: 'open' })
    .whereIn('match_id', Match.query(db).where({ user_id: userId }).select('id'));
  if (!row) throw notFound('request');
  return row;
};

/** The client does not want to answer; the practitioner may ask again. */
export const dismissRequest = async (trx: Knex.Transaction, { id }: ConsentRequest): Promise<void> => {
  await ConsentRequest.query(trx).where({ id, status: 'open' }).patch({ status: 'dismissed' });
};

/** Open requests to one client, with their sentences. */
export const requestsTo = async (core: Core, userId: string): Promise<ConsentRequestView[]> => {
  const rows = await ConsentRequest.query(core.db)
    .where({ status: 'open' })
    .whereIn('match_id', Match.query(core.db).where({ user_id: userId }).select('id'))
    .orderBy('created_at', 'desc');
  return Promise.all(
    rows.map(async (row) =>
      presentRequest(
        row,
        row.noteSealed && (await core.vault.openText(core.db, userId, notePlace(row.id), row.noteSealed)),
      ),
    ),
  );
};
