import type { InvitationView } from '../../schemas/invitations';

/** An invitation as it is stored, with its state. */
export interface InvitationRow {
  readonly id: string;
  readonly email: string;
  readonly role: InvitationView['role'];
  readonly state: InvitationView['state'];
  readonly invited_by: string | null;
  readonly created_at: string;
  readonly expires_at: string;
  readonly accepted_at: string | null;
}

/** An invitation that can be accepted now. */
export interface OpenInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: InvitationView['role'];
  /** The link may have come by another way than the mailbox. */
  readonly link_shown: boolean;
}

/** An invitation as the team sees it. */
export const toInvitationView = (row: InvitationRow): InvitationView => ({
  id: row.id,
  email: row.email,
  role: row.role,
  state: row.state,
  invitedBy: row.invited_by,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  acceptedAt: row.accepted_at,
});
