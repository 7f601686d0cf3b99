import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { roomClosesMinutes, roomOpensMinutes } from '../../schemas/values';
import type { Service } from '../models/service';
import type { Session } from '../models/session';
import type { Settings } from '../settings';
import { openLink } from './services';

const sealedPlace = (id: string): string => `sessions_booked:room_sealed:${id}`;
const minuteMs = 60_000;

/** The sealed address of a new session's room: the practitioner's own link, or a room nobody can guess. Null without video. */
export const sealRoom = async (
  core: Core,
  { videoHost }: Settings,
  trx: Knex.Transaction,
  service: Service,
  sessionId: string,
): Promise<Buffer | null> => {
  if (service.mode !== 'video') return null;
  const own = await openLink(core, trx, service);
  const address = own ?? (videoHost && `${videoHost}/${randomBytes(16).toString('hex')}`);
  return address ? core.vault.encrypt(trx, service.practitionerUserId, sealedPlace(sessionId), address) : null;
};

/** The address of a video session, while it is open. Throws 409 `too-early` and `session-over`. */
export const openRoom = async (core: Core, session: Session): Promise<string> => {
  const now = Date.now();
  if (session.status === 'cancelled' || now > Date.parse(session.endsAt) + roomClosesMinutes * minuteMs)
    throw conflict('session-over', 'This session is over. Its room is closed.');
  if (now < Date.parse(session.startsAt) - roomOpensMinutes * minuteMs)
    throw conflict('too-early', 'The room opens ten minutes before the session.');
  if (!session.roomSealed)
    throw conflict('session-over', 'This session has no video room. Write to each other to agree on one.');
  return core.vault.decryptText(core.db, session.practitionerUserId, sealedPlace(session.id), session.roomSealed);
};
