import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core, Job } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { profiles } from '#modules/profile/public';
import { findAnswerDeadline } from '../../lib/answer-deadline';
import { matchEnds } from '../../public';
import { matchChanged } from '../../schemas/events';
import { endCall } from '../actions/end-calls';
import { requestedMail, unansweredMail } from '../mails';
import { Match } from '../models/match';
import { Practitioner } from '../models/practitioner';
import { PractitionerAvailability } from '../models/practitioner-availability';
import { listBookable } from '../queries/bookable';
import { openBrief, sealBrief, writeBrief } from '../queries/brief';
import { lockForChange } from '../queries/match';

/** Requests looked at in one run; the next is half an hour later. */
const mostAtOnce = 200;
/** No request is due sooner than this. */
const least = '2 days';

const announce = async (core: Core, trx: Knex.Transaction, match: Match): Promise<void> => {
  const practitioner = await Practitioner.query(trx).findById(match.practitionerId);
  await core.events.emit(trx, matchChanged, {
    matchId: match.id,
    userId: match.userId,
    practitionerUserId: practitioner?.userId ?? null,
    status: match.status,
    version: match.version,
  });
};

/** The closest of the client's other suggestions whose practitioner answers, takes requests and offers times. */
const findNext = async (trx: Knex.Transaction, { id, userId }: Match): Promise<Match | undefined> => {
  const others = await Match.query(trx)
    .where({ user_id: userId, status: 'suggested' })
    .whereNot({ id })
    .whereIn('practitioner_id', Practitioner.query(trx).whereNot({ availability: 'closed' }).select('id'))
    .orderBy([{ column: 'score', order: 'desc' }, 'id']);
  const bookable = await listBookable(
    trx,
    others.map(({ practitionerId }) => practitionerId),
  );
  return others.find(({ practitionerId }) => bookable.has(practitionerId));
};

/** Asks the next practitioner with a brief of the same kind. False where there is nobody. */
const passOn = async (core: Core, trx: Knex.Transaction, ended: Match, designType: string | null): Promise<boolean> => {
  const next = await findNext(trx, ended);
  const former = await openBrief(core, trx, ended);
  if (!next || !former) return false;
  await lockForChange(trx, next.id);
  const locked = await Match.query(trx).findById(next.id).forUpdate();
  if (locked?.status !== 'suggested') return false;
  const practitioner = (await Practitioner.query(trx).findById(locked.practitionerId)) ?? null;
  const written = await writeBrief(core, trx, locked, practitioner, designType, {});
  const brief = { ...written, language: former.language, utcOffset: former.utcOffset };
  const asked = await Match.query(trx).patchAndFetchById(locked.id, {
    status: 'requested',
    briefSealed: await sealBrief(core, trx, locked, brief),
    requestedAt: fn.now(),
    answeredAt: null,
    declineReason: null,
    passesOn: true,
    version: locked.version + 1,
    updatedAt: fn.now(),
  });
  const person = practitioner?.userId ? await core.people.contact(trx, practitioner.userId) : null;
  if (person) await core.mail.send(trx, requestedMail(person.email, core.config.baseUrl));
  await announce(core, trx, asked);
  await core.audit.record(trx, {
    actor: null,
    action: 'match.passed-on',
    subject: asked.userId,
    object: `match:${asked.id}`,
  });
  return true;
};

/** Ends one request that is due, and tells its client. */
const endUnanswered = async (core: Core, { id, userId }: Match): Promise<void> => {
  // Before the transaction: a port asks the pool.
  const designType = (await core.port(profiles).summaryOf(userId))?.humanDesign.type ?? null;
  await core.db.transaction(async (trx) => {
    await lockForChange(trx, id);
    const match = await Match.query(trx).findById(id).forUpdate();
    if (match?.status !== 'requested' || !match.requestedAt) return;
    const hours = await PractitionerAvailability.query(trx).findById(match.practitionerId);
    const due = findAnswerDeadline(core.port(zones), match.requestedAt, hours?.zone ?? 'UTC');
    if (Date.parse(due) > Date.now()) return;
    const ended = await Match.query(trx).patchAndFetchById(id, {
      status: 'declined',
      declineReason: 'no-answer',
      answeredAt: fn.now(),
      version: match.version + 1,
      updatedAt: fn.now(),
    });
    for (const other of core.ports(matchEnds)) await other.end(trx, id, userId);
    await endCall(core, trx, id);
    const isPassedOn = match.passesOn && (await passOn(core, trx, ended, designType));
    const person = await core.people.contact(trx, userId);
    if (person) await core.mail.send(trx, unansweredMail(person.email, core.config.baseUrl, isPassedOn));
    await announce(core, trx, ended);
    await core.audit.record(trx, { actor: null, action: 'match.unanswered', subject: userId, object: `match:${id}` });
  });
};

/** Ends requests that no practitioner answered in two working days; those of samples stay. */
export const passOnRequests = (core: Core): Job => ({
  name: 'pass-on-requests',
  cron: '*/30 * * * *',
  run: async () => {
    const waiting = await Match.query(core.db)
      .where({ status: 'requested', sample: false })
      .whereRaw('requested_at < now() - ?::interval', [least])
      .orderBy(['requested_at', 'id'])
      .limit(mostAtOnce);
    for (const match of waiting) await endUnanswered(core, match);
  },
});
