import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, invalid, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { matches } from '#modules/matching/public';
import type { ConsentRequestInput } from '../../schemas/consent';
import { consentRequested } from '../../schemas/events';
import { askedMail } from '../mails';
import { ConsentRequest } from '../models/consent-request';
import { findAccess } from '../queries/access';
import { notePlace } from '../queries/requests';
import type { SegmentDirectory } from '../queries/segment-directory';

/** A practitioner asks the client of an accepted match for segments; an open request gives way to the new one. */
export const requestSegments = async (
  core: Core,
  directory: SegmentDirectory,
  trx: Knex.Transaction,
  user: User,
  { matchId, segments, reason, note }: ConsentRequestInput,
): Promise<ConsentRequest> => {
  const match = await core.port(matches).lock(trx, matchId, { practitionerUserId: user.id });
  if (match?.status !== 'accepted') throw notFound('match');
  const unknown = segments.findIndex((key) => !directory.isKnown(key));
  if (unknown >= 0) throw invalid(`segments.${unknown}`, 'There is no such segment.');
  const access = await findAccess(core, trx, user.id, match.clientUserId);
  if (segments.every((key) => access?.segments.includes(key)))
    throw conflict('already-open', 'All of this is already open to you.');
  if (segments.every((key) => access?.segments.includes(key) || access?.withheld.includes(key)))
    throw conflict('kept-back', 'Your client keeps this to themselves for now. You can talk about it together.');
  const words = note?.trim() ?? '';
  await ConsentRequest.query(trx).where({ match_id: matchId, status: 'open' }).patch({ status: 'replaced' });
  const id = randomUUID();
  const row = await ConsentRequest.query(trx).insertAndFetch({
    id,
    matchId: matchId,
    segments: directory.sorted(segments),
    reason,
    noteSealed: words === '' ? null : await core.vault.encrypt(trx, match.clientUserId, notePlace(id), words),
  });
  const client = await core.people.contact(trx, match.clientUserId);
  if (client) await core.mail.send(trx, askedMail(client.email, core.config.baseUrl));
  await core.events.emit(trx, consentRequested, { requestId: id, matchId: matchId, userId: match.clientUserId });
  return row;
};
