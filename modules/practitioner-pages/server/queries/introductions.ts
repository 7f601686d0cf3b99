import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { Stretch } from '#modules/scheduling/public';
import type { GuestIntroduction, IntroductionView } from '../../schemas/introduction';
import { Introduction } from '../models/introduction';
import { Page } from '../models/page';

/** Who asked, in their own words. */
export interface Guest {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}
const guestContext = (id: string): string => `guest_introductions:guest_sealed:${id}`;
export const encryptGuest = (core: Core, id: string, guest: Guest): Buffer =>
  core.vault.encryptForHost(guestContext(id), JSON.stringify(guest));
export const decryptGuest = (core: Core, { id, guestSealed }: Introduction): Guest =>
  JSON.parse(core.vault.decryptForHost(guestContext(id), guestSealed)) as Guest;

/** A new secret for a mailed link, and what is stored of it. */
export const createToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What the link of a mail belongs to. Throws 404 for a link of nothing. */
export const getByToken = async (db: Knex, token: string, lock = false): Promise<Introduction> => {
  const row = await Introduction.query(db)
    .findOne({ token_hash: hashToken(token) })
    .modify((query) => {
      if (lock) query.forUpdate();
    });
  if (!row) throw notFound('introduction');
  return row;
};

/** An introduction with the own practice that waits or is agreed. Throws 404. */
export const getOwnIntroduction = async (db: Knex, userId: string, id: string): Promise<Introduction> => {
  const row = await Introduction.query(db)
    .findOne({ id, practitioner_user_id: userId })
    .whereNot({ state: 'unconfirmed' });
  if (!row) throw notFound('introduction');
  return row;
};

/** What a guest sees behind the link. */
export const viewForGuest = async (db: Knex, row: Introduction): Promise<GuestIntroduction> => {
  const page = await Page.query(db).findOne({ practitioner_id: row.practitionerId });
  const isOver = row.state === 'unconfirmed' && Date.parse(row.expiresAt) <= Date.now();
  return {
    state: isOver ? 'ended' : row.state,
    ...{ practitioner: page?.publishedFacts?.name ?? '', slug: page?.slug ?? '' },
    ...{ start: row.startsAt, end: row.endsAt, zone: row.zone },
  };
};

export const viewForPractitioner = (core: Core, row: Introduction): IntroductionView => {
  const { name, email, message } = decryptGuest(core, row);
  const { id, state, startsAt: start, endsAt: end, expiresAt: answerUntil } = row;
  return { id, state, start, end, name, email, message, answerUntil };
};

/** Calls ahead that wait for an answer or are agreed, in time order. */
export const listAhead = (db: Knex, userId: string): Promise<Introduction[]> =>
  Introduction.query(db)
    .where({ practitioner_user_id: userId })
    .whereIn('state', ['waiting', 'accepted'])
    .whereRaw('ends_at > now()')
    .orderBy(['starts_at', 'id'])
    .limit(100)
    .execute();

/** Times that guests have, with their pauses, by the practitioner's record. */
export const listGuestTimes = async (
  db: Knex,
  practitionerIds: readonly string[],
  { from, to }: Stretch,
): Promise<ReadonlyMap<string, readonly Stretch[]>> => {
  const rows = await db('guest_introductions')
    .whereIn('practitioner_id', [...practitionerIds])
    .whereIn('state', ['waiting', 'accepted'])
    .whereRaw('busy && tstzrange(?, ?)', [new Date(from).toISOString(), new Date(to).toISOString()])
    .select<{ id: string; from: string; to: string }[]>(
      'practitioner_id as id',
      db.raw('lower(busy) as "from"'),
      db.raw('upper(busy) as "to"'),
    );
  const taken = new Map<string, readonly Stretch[]>();
  for (const { id, ...row } of rows)
    taken.set(id, [...(taken.get(id) ?? []), { from: Date.parse(row.from), to: Date.parse(row.to) }]);
  return taken;
};
