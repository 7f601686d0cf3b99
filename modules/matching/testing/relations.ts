import type { Client } from '#core/testing/client';
import type { ConsentsOverview, ConsentView } from '#modules/sharing/schemas/consent';
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

/** What a client gave the practitioner of one match and did not withdraw. */
export const consentOf = async (client: Client, matchId: string): Promise<ConsentView | null> => {
  const { practitioners } = (await client.get('/api/consents/me')).body as ConsentsOverview;
  return practitioners.find((one) => one.matchId === matchId)?.consent ?? null;
};

/** Opens exactly these segments, by a new consent or by changing the one there is; none withdraws it. */
export const opened = async (
  client: Client,
  matchId: string,
  segments: readonly string[],
  more: { readonly startsAt?: string; readonly expiresAt?: string | null } = {},
): Promise<ConsentView | null> => {
  const held = await consentOf(client, matchId);
  const at = `/api/consents/${held?.id}`;
  if (segments.length === 0) {
    if (held) await client.delete(at);
    return null;
  }
  const { status, body, text } = held
    ? await client.patch(at, { segments, ...more }, { 'if-match': `"${held.version}"` })
    : await client.post('/api/consents', { matchId, segments, ...more });
  if (status >= 300) throw new Error(`not opened: ${status} ${text}`);
  return body as ConsentView;
};
