import type { Knex } from 'knex';
import { denied, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ConsentHistory } from '../../schemas/consent';
import { Consent } from '../models/consent';
import { ConsentStep } from '../models/consent-step';
import { findAccess } from './access';

/** A consent for its client, or for the practitioner whom it is open to right now. */
export const visibleConsent = async (core: Core, db: Knex, user: User, id: string): Promise<Consent> => {
  const row = await Consent.query(db).findById(id);
  if (!row) throw notFound('consent');
  if (user.role === 'client' && row.clientId === user.id) return row;
  const access = user.role === 'practitioner' ? await findAccess(core, db, user.id, row.clientId) : null;
  if (access?.consentId !== row.id) throw notFound('consent');
  return row;
};

/** A consent for its client; the practitioner who lives by it may know of it but not change it. */
export const changeableConsent = async (core: Core, db: Knex, user: User, id: string): Promise<Consent> => {
  const row = await visibleConsent(core, db, user, id);
  if (row.clientId !== user.id) throw denied('sharing.consent');
  return row;
};

/** Every step of a consent, newest first. */
export const listConsentSteps = async (db: Knex, consentId: string): Promise<ConsentHistory> => {
  const steps = await ConsentStep.query(db).where({ consent_id: consentId }).orderBy('version', 'desc').limit(500);
  return steps.map((one) => ({
    at: one.at,
    action: one.action,
    segments: one.segments,
    startsAt: one.startsAt,
    expiresAt: one.expiresAt,
    version: one.version,
  }));
};
