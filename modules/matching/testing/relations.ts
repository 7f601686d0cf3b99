import type { Client } from '#core/testing/client';
import type { MatchView } from '../schemas/match';
import type { MatchStatus } from '../schemas/match-status';
import { matchesOf } from './factory';

/** The match of a client with the practitioner behind an account; a run has to have suggested it. */
export const matchWith = async (client: Client, practitioner: Client): Promise<MatchView> => {
  const { body: own } = await practitioner.get('/api/practitioners/me');
  const found = (await matchesOf(client)).find(({ practitionerId }) => practitionerId === own?.id);
  if (!found) throw new Error('no run has suggested this practitioner');
  return found;
};

/** Moves a match as one of its two; answers it as the client sees it. */
export const moveMatch = async (
  client: Client,
  practitioner: Client,
  by: 'client' | 'practitioner',
  status: MatchStatus,
): Promise<MatchView> => {
  const { id, version } = await matchWith(client, practitioner);
  const mover = by === 'client' ? client : practitioner;
  const moved = await mover.patch(`/api/matches/${id}`, { status }, { 'if-match': `"${version}"` });
  if (moved.status !== 200) throw new Error(`not moved to ${status}: ${moved.status} ${moved.text}`);
  return matchWith(client, practitioner);
};

/** Brings the two to an accepted match, wherever it stands; answers it. */
export const introduced = async (client: Client, practitioner: Client): Promise<MatchView> => {
  const { status } = await matchWith(client, practitioner);
  if (status === 'suggested' || status === 'ended') await moveMatch(client, practitioner, 'client', 'requested');
  if (status !== 'accepted') await moveMatch(client, practitioner, 'practitioner', 'accepted');
  return matchWith(client, practitioner);
};
