import type { Client } from '#core/testing/client';
import type { ConsentsOverview, ConsentView } from '../schemas/consent';

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
  const existing = await consentOf(client, matchId);
  const at = `/api/consents/${existing?.id}`;
  if (segments.length === 0) {
    if (existing) await client.delete(at);
    return null;
  }
  const { status, body, text } = existing
    ? await client.patch(at, { segments, ...more }, { 'if-match': `"${existing.version}"` })
    : await client.post('/api/consents', { matchId, segments, ...more });
  if (status >= 300) throw new Error(`not opened: ${status} ${text}`);
  return body as ConsentView;
};
