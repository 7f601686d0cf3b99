import type { Core } from '#core/contract/server';
import type { Consents, LiveConsent } from '../../public';
import { type Access, findAccess, listAccess } from './access';

const toLiveConsent = ({ consentId, matchId, segments }: Access): LiveConsent | null =>
  consentId === null ? null : { consentId, matchId, segments };

/** Answers other modules about what clients opened to practitioners. */
export const consentsOf = (core: Core): Consents => ({
  consentFor: async (practitioner, client, segment, db = core.db) => {
    const access = await findAccess(core, db, practitioner, client);
    if (!access || (segment !== undefined && !access.segments.includes(segment))) return null;
    return toLiveConsent(access);
  },
  clientsOpening: async (practitioner, segment, db = core.db) => {
    const all = await listAccess(core, db, practitioner);
    return new Set([...all].flatMap(([client, { segments }]) => (segments.includes(segment) ? [client] : [])));
  },
  openingsOf: async (practitioner, db) =>
    new Map(
      [...(await listAccess(core, db, practitioner))].map(([client, access]) => [
        client,
        { matchId: access.matchId, consent: toLiveConsent(access) },
      ]),
    ),
});
