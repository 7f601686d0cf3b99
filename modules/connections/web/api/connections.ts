import { create } from 'zustand';
import { api, refreshAnswers } from '#core/web';
import type { ConnectionView, InvitationReceipt } from '../../schemas/connections';
import {
  acceptInvitation,
  createInvitation,
  declineInvitation,
  deleteBlock,
  endConnection,
  getConnectionChart,
  listBlocks,
  listConnectionReadings,
  redeemInvitation,
} from '../../schemas/endpoints';
import { connectionWording as wording } from '../../schemas/values';

/** Page of the two charts. */
export const pairPage = (id: string): string => `/profile/connections/${id}`;
/** What the invited person opens. */
export const linkOf = (code: string): string => `${location.origin}/profile/connections?code=${code}`;

/** How often connections may have changed since the page was opened: what lists them reads anew with every step. */
export const useChangeCount = create<number>(() => 0);

/** Everything that shows connections asks anew; a closed chart is not kept. */
export const refreshConnections = async (): Promise<void> => {
  useChangeCount.setState((count) => count + 1, true);
  await refreshAnswers(listBlocks, getConnectionChart, listConnectionReadings);
};

/** Invites somebody; the same `key` sends it once however often it is tried. */
export const invite = async (
  whom: { readonly email: string } | { readonly label: string },
  idempotencyKey: string,
): Promise<InvitationReceipt> => {
  const made = await api(createInvitation, { body: { ...whom, wording } }, { idempotencyKey });
  await refreshConnections();
  return made;
};

/** Opens a mailed or passed on link for the signed-in person. */
export const redeem = async (code: string): Promise<ConnectionView> => {
  const found = await api(redeemInvitation, { body: { code } });
  await refreshConnections();
  return found;
};

/** Agrees to the words that the page shows. */
export const accept = async (id: string): Promise<void> => {
  await api(acceptInvitation, { params: { id }, body: { wording } });
  await refreshConnections();
};

export const decline = async (id: string, block: boolean): Promise<void> => {
  await api(declineInvitation, { params: { id }, body: { block } });
  await refreshConnections();
};

/** Ends a connection, or takes an invitation back. */
export const leave = async (id: string, block = false): Promise<void> => {
  await api(endConnection, { params: { id }, ...(block ? { query: { block } } : {}) });
  await refreshConnections();
};

export const unblock = async (id: string): Promise<void> => {
  await api(deleteBlock, { params: { id } });
  await refreshConnections();
};
