import { type Static, Type } from '@sinclair/typebox';
import { Email } from '#core/schemas/sign-in';

const closed = { additionalProperties: false } as const;
const InvitedRole = Type.Union([Type.Literal('practitioner'), Type.Literal('admin')]);
const State = Type.Union([
  Type.Literal('open'),
  Type.Literal('accepted'),
  Type.Literal('withdrawn'),
  Type.Literal('expired'),
]);

/** `POST /api/invitations`. */
export const Invite = Type.Object({ email: Email, role: InvitedRole }, closed);

/** An invitation as the team sees it; its link is shown once at most, to whoever made it. */
const invitation = {
  id: Type.String(),
  email: Type.String(),
  role: InvitedRole,
  state: State,
  invitedBy: Type.Union([Type.String(), Type.Null()]),
  createdAt: Type.String(),
  expiresAt: Type.String(),
  acceptedAt: Type.Union([Type.String(), Type.Null()]),
};
export const InvitationView = Type.Object(invitation, closed);
export type InvitationView = Static<typeof InvitationView>;

/** Answer to inviting: where no mail server is configured, the link to pass on by hand; null where the mail carries it. */
export const InvitationMade = Type.Object({ ...invitation, link: Type.Union([Type.String(), Type.Null()]) }, closed);
export type InvitationMade = Static<typeof InvitationMade>;

/** Query of `GET /api/invitations`: newest first, older than the named one. */
export const InvitationsQuery = Type.Object(
  {
    state: Type.Optional(State),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    before: Type.Optional(Type.String({ format: 'date-time' })),
    beforeId: Type.Optional(Type.String({ format: 'uuid' })),
  },
  closed,
);
export type InvitationsQuery = Static<typeof InvitationsQuery>;
