import { Type } from '@sinclair/typebox';
import {
  AddressChange,
  Deletion,
  DeletionAccepted,
  ExportView,
  PictureView,
  Preferences,
  PreferencesChange,
} from './account';
import { BreakGlass, Grant, Granted, GrantsQuery } from './break-glass';
import { OwnOpening, OwnOpeningsQuery } from './own-openings';
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
import { pictureLimits } from './values';

const closed = { additionalProperties: false } as const;
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, closed);
/** For what an open computer must not be enough for. */
const confirmYourself = { 'confirm-yourself': 403 } as const;

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
export const deleteAccount = {
  body: Deletion,
  reply: DeletionAccepted,
  status: 202,
  errors: { ...confirmYourself, 'last-admin': 409 },
} as const;
export const cancelDeletion = {} as const;
export const changePassword = { body: PasswordChange, status: 204 } as const;
export const reauthenticate = { body: Reauthentication, status: 204 } as const;
export const sendConfirmation = {
  reply: Accepted,
  status: 202,
  errors: { 'already-proven': 409, 'too-many-mails': 429 },
} as const;
export const requestAddressChange = {
  body: AddressChange,
  reply: Accepted,
  status: 202,
  errors: confirmYourself,
} as const;
export const withdrawAddressChange = {} as const;
export const getPreferences = { reply: Preferences } as const;
export const changePreferences = { body: PreferencesChange, reply: Preferences } as const;
export const uploadPicture = {
  body: Type.Object({}, closed),
  upload: { field: 'picture', bytes: pictureLimits.bytes },
  reply: PictureView,
  status: 200,
  errors: { 'unfit-picture': 422 },
} as const;
export const removePicture = {} as const;
export const showPicture = { params: Id, content: 'image/*' } as const;
export const listSessions = { reply: Type.Array(SessionView) } as const;
export const endSession = { params: Id } as const;
export const endOtherSessions = {} as const;
export const requestExport = { reply: ExportView, status: 202, errors: confirmYourself } as const;
export const listExports = { reply: Type.Array(ExportView) } as const;
export const getExport = { params: Id, reply: ExportView, errors: { 'export-expired': 410 } } as const;
export const downloadExport = {
  params: Id,
  content: 'application/zip',
  errors: { ...confirmYourself, 'export-expired': 410, 'export-not-ready': 409 },
} as const;
export const listOwnOpenings = { query: OwnOpeningsQuery, reply: Type.Array(OwnOpening) } as const;

// Opening with a stated reason what is closed to staff.
export const breakGlass = { body: BreakGlass, reply: Granted, idempotent: true } as const;
export const listGrants = { query: GrantsQuery, reply: Type.Array(Grant) } as const;
