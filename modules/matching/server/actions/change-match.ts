import type { Knex } from 'knex';
import { fn, type PartialModelObject } from 'objection';
import { conflict, invalid, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { isOngoing } from '../../lib/match-status';
import { matchEnds } from '../../public';
import { matchChanged } from '../../schemas/events';
import type { MatchChange, MatchStatus } from '../../schemas/match-status';
import { answeredMail, requestedMail } from '../mails';
import { Match } from '../models/match';
import { Practitioner } from '../models/practitioner';
import { nextOf } from '../policies/match';
import { listBookable } from '../queries/bookable';
import { sealBrief, writeBrief } from '../queries/brief';
import { type LoadedMatch, lockedMatch, lockForChange } from '../queries/match';
import { endCall } from './end-calls';

/** What a change needs to know beyond the match. */
export interface ChangeContext {
  /** The client's Human Design type, for the brief. */
  readonly designType: string | null;
  /** The match as this person sees it, for a 412. */
  readonly present: (db: Knex, loaded: LoadedMatch) => Promise<unknown>;
}

const refuseStrayFields = ({ status, reason, brief, passOn }: MatchChange): void => {
  if (reason !== undefined && status !== 'declined') throw invalid('reason', 'Only declining takes a reason.');
  if (brief !== undefined && status !== 'requested') throw invalid('brief', 'Only a request carries a brief.');
  if (passOn !== undefined && status !== 'requested') throw invalid('passOn', 'Only a request can be passed on.');
};

/** Nobody may be asked who cannot answer, does not want to be, or has no time for a first call. */
const refuseUnreachable = async (trx: Knex.Transaction, practitioner: Practitioner | null): Promise<void> => {
  if (!practitioner?.userId)
    throw conflict('nobody-to-answer', 'Nobody answers for this profile. Choose another practitioner.');
  if (practitioner.availability === 'closed')
    throw conflict('practitioner-closed', 'This practitioner takes no requests now. Choose another, or try later.');
  if (!(await listBookable(trx, [practitioner.id])).has(practitioner.id))
    throw conflict('no-hours', 'This practitioner offers no times at present. Choose another, or try later.');
};

/** Counts under a lock on the practitioner, so that parallel acceptances cannot go beyond the capacity. */
const refuseBeyondCapacity = async (trx: Knex.Transaction, practitionerId: string): Promise<void> => {
  const one = await Practitioner.query(trx).findById(practitionerId).forUpdate();
  if (one?.capacity === null || one?.capacity === undefined) return;
  const accepted = await Match.query(trx).where({ practitioner_id: practitionerId, status: 'accepted' }).resultSize();
  if (accepted >= one.capacity)
    throw conflict('caseload-full', 'Your caseload is full. Raise your capacity or end a match first.');
};

const fieldsOf = async (
  core: Core,
  trx: Knex.Transaction,
  { match, practitioner }: LoadedMatch,
  change: MatchChange,
  designType: string | null,
): Promise<PartialModelObject<Match>> => {
  const now = fn.now();
  if (change.status === 'requested') {
    await refuseUnreachable(trx, practitioner);
    const brief = await writeBrief(core, trx, match, practitioner, designType, change.brief ?? {}, 'brief.');
    const briefSealed = await sealBrief(core, trx, match, brief);
    return { briefSealed, requestedAt: now, answeredAt: null, declineReason: null, passesOn: change.passOn ?? false };
  }
  if (change.status === 'suggested') return { briefSealed: null, requestedAt: null, passesOn: false };
  if (change.status === 'accepted') await refuseBeyondCapacity(trx, match.practitionerId);
  if (change.status === 'ended') return {};
  return { answeredAt: now, declineReason: change.reason ?? null };
};

const tell = async (core: Core, trx: Knex.Transaction, to: MatchStatus, { match, practitioner }: LoadedMatch) => {
  const { baseUrl } = core.config;
  const [id, mail] =
    to === 'requested'
      ? [practitioner?.userId ?? null, requestedMail]
      : to === 'accepted' || to === 'declined'
        ? [match.userId, answeredMail]
        : [null, answeredMail];
  const person = id && (await core.people.contact(trx, id));
  if (person) await core.mail.send(trx, mail(person.email, baseUrl));
};

/** Moves a match; its call, and what others keep by it, end where the two no longer want each other. */
export const changeMatch = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  change: MatchChange,
  ifMatch: string | null,
  { designType, present }: ChangeContext,
): Promise<LoadedMatch> => {
  refuseStrayFields(change);
  await lockForChange(trx, id);
  const locked = await lockedMatch(trx, user, id);
  const { match, practitioner } = locked;
  if (ifMatch !== String(match.version)) throw preconditionFailed(await present(trx, locked));
  const can = nextOf(user.role, match.status);
  if (!can.includes(change.status))
    throw conflict('no-such-step', 'This cannot be done with the match as it stands.', { status: match.status, can });
  const row = await Match.query(trx).patchAndFetchById(id, {
    ...(await fieldsOf(core, trx, locked, change, designType)),
    status: change.status,
    version: match.version + 1,
    updatedAt: fn.now(),
  });
  if (!isOngoing(change.status)) {
    for (const other of core.ports(matchEnds)) await other.end(trx, id, user.id);
    await endCall(core, trx, id);
  }
  await tell(core, trx, change.status, locked);
  await core.events.emit(trx, matchChanged, {
    matchId: id,
    userId: row.userId,
    practitionerUserId: practitioner?.userId ?? null,
    status: row.status,
    version: row.version,
  });
  await core.audit.record(trx, {
    actor: user.id,
    action: `match.${change.status}`,
    subject: row.userId,
    object: `match:${id}`,
  });
  return { match: row, practitioner };
};
