import type { ConnectionView } from '../../schemas/connections';
import type { Connection } from '../models/connection';

/** Whether a connection is an invitation that this person sent and nobody has answered. */
export const isOwnInvitation = ({ state, inviterId }: Connection, userId: string): boolean =>
  state === 'invited' && inviterId === userId;

/** A connection as this person sees it; of an own invitation `name` is the address or label, else the other's short name. */
export const toConnectionView = (row: Connection, userId: string, name: string): ConnectionView => ({
  id: row.id,
  state: isOwnInvitation(row, userId) ? 'invited' : row.state === 'invited' ? 'received' : 'accepted',
  name,
  createdAt: row.createdAt,
  expiresAt: row.state === 'invited' ? row.expiresAt : null,
});
