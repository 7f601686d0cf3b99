import type { Knex } from 'knex';
import { notFound, Problem } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { matches } from '#modules/matching/public';
import type { SegmentAccess, SegmentContent } from '#modules/records/public';
import type { SegmentView, SharedView } from '../../schemas/segment';
import { SegmentRead } from '../models/segment-read';
import { type Access, findAccess, listOpenSegments, lockAccess } from '../queries/access';
import type { SegmentDirectory } from '../queries/segment-directory';

const consentRequired = (): Problem =>
  new Problem(403, 'consent_required', 'Your client has not opened this to you. You can ask for it.');

/** Writes who reads what, for the client's log and the audit; in the transaction that reads, before anything is sent. */
const recordReads = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  clientId: string,
  { matchId, practitionerId, consentId }: Access,
  keys: readonly string[],
): Promise<void> => {
  if (!consentId || keys.length === 0) return;
  await SegmentRead.query(trx).insert(
    keys.map((segment) => ({
      clientId,
      practitionerId,
      matchId,
      consentId,
      segment,
    })),
  );
  for (const key of keys)
    await core.audit.record(trx, {
      actor: user.id,
      action: 'segment.read',
      subject: clientId,
      object: `segment:${key}`,
      detail: { matchId, consentId },
    });
};

/** How often the log repeats that the same segment was refused to the same practitioner. */
const refusedEvery = '1 hour';

/** Writes that a practitioner asked for what the client keeps back, so that the client knows that it was not shown. */
const recordRefusal = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  clientId: string,
  { matchId, practitionerId, consentId }: Access,
  segment: string,
): Promise<void> => {
  if (!consentId) return;
  const entry = { clientId, practitionerId, matchId, consentId, segment, refused: true };
  const known = await SegmentRead.query(trx)
    .where({ client_id: clientId, consent_id: consentId, segment, refused: true })
    .whereRaw('at > clock_timestamp() - ?::interval', [refusedEvery])
    .first();
  if (known) return;
  await SegmentRead.query(trx).insert(entry);
  await core.audit.record(trx, {
    actor: user.id,
    action: 'segment.refused',
    subject: clientId,
    object: `segment:${segment}`,
    detail: { matchId, consentId },
  });
};

/** One segment, for its client or for a practitioner with live consent for exactly this one. */
export const readSegment = async (
  core: Core,
  directory: SegmentDirectory,
  user: User,
  clientId: string,
  key: string,
): Promise<SegmentView> => {
  if (user.role === 'client') {
    if (user.id !== clientId || !directory.isKnown(key)) throw notFound('segment');
    return { key, content: copied(await directory.read(core.db, clientId, key)) };
  }
  const found = await core.db.transaction(async (trx) => {
    const access = await lockAccess(core, trx, user.id, clientId);
    if (!access || !directory.isKnown(key)) throw notFound('segment');
    if (access.withheld.includes(key)) {
      // Committed with the transaction, so it is refused after it.
      await recordRefusal(core, trx, user, clientId, access, key);
      return null;
    }
    if (!access.segments.includes(key)) throw consentRequired();
    const content = copied(await directory.read(trx, clientId, key));
    await recordReads(core, trx, user, clientId, access, [key]);
    return { key, content };
  });
  if (!found) throw consentRequired();
  return found;
};

/** All opened segments that hold something; for the client a preview of what would be seen. */
export const readShared = async (
  core: Core,
  directory: SegmentDirectory,
  user: User,
  clientId: string,
  matchId: string | null,
): Promise<SharedView> => {
  if (user.role === 'client') {
    if (user.id !== clientId) throw notFound('client');
    if (matchId !== null && (await core.port(matches).find(core.db, matchId))?.clientUserId !== clientId)
      throw notFound('match');
    const keys = await listOpenSegments(core, core.db, clientId, matchId);
    return { clientId, segments: await contentsOf(directory, core.db, clientId, keys) };
  }
  return core.db.transaction(async (trx) => {
    const access = await lockAccess(core, trx, user.id, clientId);
    if (!access || (matchId !== null && matchId !== access.matchId)) throw notFound('client');
    if (!access.consentId) throw consentRequired();
    const segments = await contentsOf(directory, trx, clientId, access.segments);
    await recordReads(core, trx, user, clientId, access, Object.keys(segments));
    return { clientId, segments };
  });
};

const contentsOf = async (
  directory: SegmentDirectory,
  db: Knex,
  clientId: string,
  keys: readonly string[],
): Promise<SharedView['segments']> => {
  const found: SharedView['segments'] = {};
  for (const key of directory.sorted(keys)) {
    const content = copied(await directory.read(db, clientId, key));
    if (content) found[key] = content;
  }
  return found;
};

const copied = (content: SegmentContent | null): SegmentView['content'] =>
  content && {
    updatedAt: content.updatedAt,
    entries: content.entries.map(({ label, text, audioUrl }) => ({ label, text, ...(audioUrl ? { audioUrl } : {}) })),
  };

/** The same decision and the same log for modules that show a segment at an address of their own. */
export const segmentAccessOf = (core: Core): SegmentAccess => ({
  isOpen: async (user, clientId, key) => {
    const access = user.role === 'practitioner' ? await findAccess(core, core.db, user.id, clientId) : null;
    return access?.segments.includes(key) ?? false;
  },
  refuse: (user, clientId, key) =>
    core.db.transaction(async (trx) => {
      const access = user.role === 'practitioner' ? await lockAccess(core, trx, user.id, clientId) : null;
      if (!access?.withheld.includes(key)) return false;
      await recordRefusal(core, trx, user, clientId, access, key);
      return true;
    }),
  read: (user, clientId, key, read) =>
    core.db.transaction(async (trx) => {
      const access = user.role === 'practitioner' ? await lockAccess(core, trx, user.id, clientId) : null;
      if (!access?.segments.includes(key)) return null;
      const found = await read(trx);
      await recordReads(core, trx, user, clientId, access, [key]);
      return found;
    }),
  readSome: (user, clientId, read) =>
    core.db.transaction(async (trx) => {
      const access = user.role === 'practitioner' ? await lockAccess(core, trx, user.id, clientId) : null;
      if (!access?.consentId) return null;
      const { found, used } = await read(trx, access.segments);
      await recordReads(core, trx, user, clientId, access, used);
      return found;
    }),
});
