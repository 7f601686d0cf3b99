import { Type } from '@sinclair/typebox';
import { AuditChainQuery, AuditFileQuery, AuditQuery, AuditView } from './audit';
import { InvitationMade, InvitationsQuery, InvitationView, Invite } from './invitations';
import { Jobs } from './jobs';
import { MailsView } from './mails';
import { PeopleFileQuery, PeopleQuery, PersonChange, PersonInvite, PersonInvited, PersonView } from './people';
import { SystemHealth } from './system-health';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });

export const listPeople = { query: PeopleQuery, reply: Type.Array(PersonView) } as const;
export const changePerson = {
  params: Id,
  body: PersonChange,
  reply: PersonView,
  ifMatch: 'optional',
  errors: { 'last-admin': 409 },
} as const;
export const endSessionsOfPerson = { params: Id } as const;
export const invitePerson = {
  params: Id,
  body: PersonInvite,
  reply: PersonInvited,
  errors: { claimed: 409, 'too-many-mails': 429 },
} as const;
export const createInvitation = {
  body: Invite,
  reply: InvitationMade,
  idempotent: true,
  errors: { inactive: 409, 'has-role': 409, 'too-many-mails': 429 },
} as const;
export const listInvitations = { query: InvitationsQuery, reply: Type.Array(InvitationView) } as const;
export const withdrawInvitation = { params: Id, errors: { 'not-open': 409 } } as const;
export const listAuditEntries = { query: AuditQuery, reply: Type.Array(AuditView) } as const;
export const getJobs = { reply: Jobs } as const;
export const getMails = { reply: MailsView } as const;
export const sendMailAgain = { params: Id, status: 204, errors: { decided: 409, expired: 409 } } as const;
export const discardMail = { params: Id, errors: { decided: 409 } } as const;
export const getSystemHealth = { reply: SystemHealth } as const;
export const exportPeople = { query: PeopleFileQuery, content: 'text/csv' } as const;
export const exportAuditEntries = { query: AuditFileQuery, content: 'text/csv' } as const;
export const exportAuditChain = { query: AuditChainQuery, content: 'application/x-ndjson' } as const;
