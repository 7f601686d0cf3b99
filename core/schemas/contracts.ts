import { Type } from '@sinclair/typebox';
import { BreakGlass, Grant, Granted, GrantsQuery } from './break-glass';
import { OwnOpening, OwnOpeningsQuery } from './own-openings';
import { Preferences, PreferencesChange } from './preferences';
import {
  Accepted,
  Account,
  AccountChange,
  AuthUser,
  Credentials,
  Forgot,
  PasswordChange,
  Reauthentication,
  Registration,
  Reset,
  SessionView,
  Ticket,
} from './sign-in';

const closed = { additionalProperties: false } as const;
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, closed);
// Sign-in.
export const signIn = {
  query: Type.Object({ returnTo: Type.Optional(Type.String()), ticket: Type.Optional(Type.String()) }, closed),
} as const;
export const signOut = {} as const;
export const getSignedInUser = { reply: AuthUser } as const;
export const register = { body: Registration, reply: Accepted, status: 202 } as const;
export const createTicket = { body: Credentials, reply: Ticket, errors: { 'wrong-credentials': 401 } } as const;
export const requestPasswordReset = { body: Forgot, reply: Accepted, status: 202 } as const;
export const resetPassword = { body: Reset, status: 204 } as const;

// The own account.
export const getAccount = { reply: Account } as const;
export const changeAccount = { body: AccountChange, reply: Account } as const;
export const changePassword = { body: PasswordChange, status: 204 } as const;
export const reauthenticate = { body: Reauthentication, status: 204 } as const;
export const sendConfirmation = {
  reply: Accepted,
  status: 202,
  errors: { 'already-proven': 409, 'too-many-mails': 429 },
} as const;
export const getPreferences = { reply: Preferences } as const;
export const changePreferences = { body: PreferencesChange, reply: Preferences } as const;
export const listSessions = { reply: Type.Array(SessionView) } as const;
export const endSession = { params: Id } as const;
export const endOtherSessions = {} as const;
export const listOwnOpenings = { query: OwnOpeningsQuery, reply: Type.Array(OwnOpening) } as const;

// Opening with a stated reason what is closed to staff.
export const breakGlass = { body: BreakGlass, reply: Granted, idempotent: true } as const;
export const listGrants = { query: GrantsQuery, reply: Type.Array(Grant) } as const;
