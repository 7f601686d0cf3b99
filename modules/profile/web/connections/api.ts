import { create } from 'zustand';
import { api, mutateApi } from '#core/web';
import { connectionWording as wording } from '../../schemas/connection-wording';
import type { ConnectionView, InvitationReceipt } from '../../schemas/connections';

/** One page is all of them for anybody but a very sociable person; the server names the next one. */
export const connectionsPath = '/api/connections?limit=100';
export const blocksPath = '/api/connections/blocks';
export const chartPath = (id: string): string => `/api/connections/${encodeURIComponent(id)}/chart`;
export const readingsPath = (id: string): string => `/api/connections/${encodeURIComponent(id)}/readings`;
/** Page of the two charts. */
export const pairPage = (id: string): string => `/profile/connections/${id}`;
/** What the invited person opens. */
export const linkOf = (code: string): string => `${location.origin}/profile/connections?code=${code}`;

/** How often connections may have changed since the page was opened: whoever lists them reads anew with every step. */
export const useChangeCount = create<number>(() => 0);

/** Everything that shows connections asks anew; a closed chart is not kept. */
export const refreshConnections = async (): Promise<void> => {
  useChangeCount.setState((count) => count + 1, true);
  await mutateApi((path) => path.startsWith('/api/connections'));
};

/** Invites somebody; the same `key` sends it once however often it is tried. */
export const invite = async (
  whom: { readonly email: string } | { readonly label: string },
  idempotencyKey: string,
): Promise<InvitationReceipt> => {
  const made = await api<InvitationReceipt>('/api/connections', {
    method: 'POST',
    body: { ...whom, wording },
    idempotencyKey,
  });
  await refreshConnections();
  return made;
};

/** Opens a mailed or passed on link for the signed-in person. */
export const redeem = async (code: string): Promise<ConnectionView> => {
  const found = await api<ConnectionView>('/api/connections/redeem', { method: 'POST', body: { code } });
  await refreshConnections();
  return found;
};

/** Agrees to the words that the page shows. */
export const accept = async (id: string): Promise<void> => {
  await api(`/api/connections/${id}/accept`, { method: 'POST', body: { wording } });
  await refreshConnections();
};

export const decline = async (id: string, block: boolean): Promise<void> => {
  await api(`/api/connections/${id}/decline`, { method: 'POST', body: { block } });
  await refreshConnections();
};

/** Ends a connection, or takes an invitation back. */
export const leave = async (id: string, block = false): Promise<void> => {
  await api(`/api/connections/${id}${block ? '?block=true' : ''}`, { method: 'DELETE' });
  await refreshConnections();
};

export const unblock = async (id: string): Promise<void> => {
  await api(`/api/connections/blocks/${id}`, { method: 'DELETE' });
  await refreshConnections();
};
