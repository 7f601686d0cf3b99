import { toPath } from '#core/contract/endpoint';
import type { Core } from '#core/contract/server';
import { initialsOf, matches } from '#modules/matching/public';
import type { PracticeClient } from '../../schemas/client';
import { listPracticeClients } from '../../schemas/endpoints';
import { listAccess } from './access';
import type { SegmentDirectory } from './segment-directory';

/**
 * Accepted clients of a practitioner, newest first; more than initials only of those whose consent is live. `next` is the address of the
 * following page, null at the end.
 */
export const listClients = async (
  core: Core,
  directory: SegmentDirectory,
  userId: string,
  { limit = 50, cursor }: { readonly limit?: number; readonly cursor?: string },
): Promise<{ readonly rows: PracticeClient[]; readonly next: string | null }> => {
  const found = await core.port(matches).listClients(core.db, userId, { limit: limit + 1, cursor });
  const page = found.slice(0, limit);
  const [names, access] = await Promise.all([
    core.people.names(page.map(({ clientUserId }) => clientUserId)),
    listAccess(core, core.db, userId),
  ]);
  const clients = page.map(async ({ matchId, clientUserId, sample }): Promise<PracticeClient> => {
    const known = { matchId, displayInitials: initialsOf(names.get(clientUserId), sample) };
    const open = access.get(clientUserId);
    if (open?.matchId !== matchId || !open.consentId) return known;
    const filled = await directory.filled(core.db, clientUserId);
    return {
      ...known,
      clientId: clientUserId,
      consentId: open.consentId,
      segments: open.segments.filter((key) => filled.has(key)),
      ...(open.expiresAt ? { expiresAt: open.expiresAt } : {}),
    };
  });
  const last = page.at(-1);
  const next =
    found.length > limit && last ? toPath(listPracticeClients, { query: { limit, cursor: last.matchId } }) : null;
  return { rows: await Promise.all(clients), next };
};
