import { notFound } from '#core/contract/errors';
import { formatShortName, fullName, getInitials, toPersonName } from '#core/contract/person-names';
import type { User } from '#core/contract/route';
import type { Core, PersonAccount } from '#core/contract/server';
import { consents } from '#modules/sharing/public';
import type { ClientDetail, PhaseStepView } from '../../schemas/client';
import { PhaseStepTaken } from '../models/phase-change';
import { findSamples } from './samples';
import { standingsOf } from './standing';

/** So many of the newest steps are shown. */
const stepsShown = 50;

const historyOf = async (core: Core, clientId: string): Promise<PhaseStepView[]> => {
  const steps = await PhaseStepTaken.query(core.db)
    .where({ client_id: clientId })
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(stepsShown);
  const names = await core.people.names(steps.flatMap(({ actor }) => actor ?? []));
  return steps.map(({ actor, fromPhase: from, toPhase: to, at }) => {
    const who = actor === null ? undefined : names.get(actor);
    return { at: new Date(at).toISOString(), from, to, by: who ? formatShortName(who) : null };
  });
};

/** One client for whom `requireAccess` let through: where they stand, who works with them, and to a practitioner what is open. */
export const clientDetail = async (core: Core, user: User, clientId: string): Promise<ClientDetail> => {
  const { db } = core;
  const account = (await core.people.accounts(db, 'client').where({ id: clientId }).first()) as
    | PersonAccount
    | undefined;
  const standing = (await standingsOf(core, db, [clientId])).get(clientId);
  if (!account || !standing) throw notFound('client');
  const admin = user.role === 'admin';
  const opening = admin ? undefined : (await core.port(consents).openingsOf(user.id, db)).get(clientId);
  const segments = opening?.consent?.segments ?? [];
  const ownName = segments.includes('contact') ? fullName : getInitials;
  return {
    name: (admin ? formatShortName : ownName)(toPersonName(account)),
    suspended: account.suspended_at !== null,
    sample: (await findSamples(core, db, [clientId])).has(clientId),
    standing: standing.view,
    practitioners: standing.practitioners
      .filter(({ practitionerUserId }) => admin || practitionerUserId === user.id)
      .map(({ practitionerName }) => practitionerName),
    opened: opening ? { matchId: opening.matchId, segments: [...segments] } : null,
    history: await historyOf(core, clientId),
  };
};
