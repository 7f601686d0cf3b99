import { Type } from '@sinclair/typebox';
import { BreakGlass, Grant, Granted, GrantsQuery } from './break-glass';
import { Override, OverrideState, OverrideWish } from './module-override';
import { ModuleReport } from './module-report';
import { OwnOpening, OwnOpeningsQuery } from './own-openings';
import { Preferences, PreferencesChange } from './preferences';
import {
  AuthenticatorSecret,
  FirstCode,
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRename,
  PasskeyRequest,
  PasskeyView,
  RecoveryCodes,
  SecondStep,
  SignInMethods,
} from './second-factor';
import {
  Accepted,
  Account,
  AccountChange,
  AuthUser,
  Credentials,
  FirstStep,
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
  query: Type.Object(
    {
      returnTo: Type.Optional(Type.String()),
      ticket: Type.Optional(Type.String()),
      timeZone: Type.Optional(Type.String()),
    },
    closed,
  ),
} as const;
export const signOut = {} as const;
export const getSignedInUser = { reply: AuthUser } as const;
export const register = { body: Registration, reply: Accepted, status: 202 } as const;
export const createTicket = { body: Credentials, reply: FirstStep, errors: { 'wrong-credentials': 401 } } as const;
export const finishSecondStep = {
  body: SecondStep,
  reply: Ticket,
  errors: { 'wrong-code': 401, 'second-step-over': 401 },
} as const;
const passkeysUnavailable = { 'passkeys-unavailable': 409 } as const;
export const beginPasskeySignIn = { reply: PasskeyRequest, status: 200, errors: passkeysUnavailable } as const;
export const signInWithPasskey = {
  body: PasskeyAnswer,
  reply: Ticket,
  errors: { ...passkeysUnavailable, 'passkey-refused': 401 },
} as const;
export const requestSignInLink = { body: Forgot, reply: Accepted, status: 202 } as const;
export const requestPasswordReset = { body: Forgot, reply: Accepted, status: 202 } as const;
export const resetPassword = { body: Reset, status: 204 } as const;

// The own account.
export const getAccount = { reply: Account } as const;
export const changeAccount = { body: AccountChange, reply: Account } as const;
export const changePassword = { body: PasswordChange, status: 204 } as const;
export const reauthenticate = { body: Reauthentication, status: 204 } as const;
const lastFactor = { 'last-factor': 409 } as const;
export const beginPasskeyConfirmation = { reply: PasskeyRequest, status: 200, errors: passkeysUnavailable } as const;
export const confirmWithPasskey = {
  body: PasskeyAnswer,
  status: 204,
  errors: { ...passkeysUnavailable, 'passkey-refused': 401 },
} as const;
export const getSignInMethods = { reply: SignInMethods } as const;
export const beginPasskey = {
  reply: PasskeyCreation,
  status: 200,
  errors: { ...passkeysUnavailable, 'too-many-passkeys': 409 },
} as const;
export const addPasskey = {
  body: NewPasskey,
  reply: PasskeyView,
  errors: {
    ...passkeysUnavailable,
    'passkey-refused': 401,
    'passkey-known': 409,
    'too-many-passkeys': 409,
  },
} as const;
export const renamePasskey = { params: Id, body: PasskeyRename, reply: PasskeyView } as const;
export const removePasskey = { params: Id, errors: lastFactor } as const;
export const beginAuthenticator = {
  reply: AuthenticatorSecret,
  status: 201,
  errors: { 'authenticator-known': 409 },
} as const;
export const confirmAuthenticator = {
  body: FirstCode,
  reply: RecoveryCodes,
  status: 200,
  errors: { 'authenticator-known': 409, 'authenticator-over': 409 },
} as const;
export const removeAuthenticator = { errors: lastFactor } as const;
export const renewRecoveryCodes = { reply: RecoveryCodes, status: 200 } as const;
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

/** A module that failed in the browser, or that took some time to load. */
export const reportModule = { body: ModuleReport, status: 204 } as const;

/** The pages of a module come from a port of the own computer, in this session alone. */
export const getOverride = { reply: OverrideState } as const;
export const beginOverride = { body: OverrideWish, reply: Override, errors: { 'module-refused': 409 } } as const;
export const endOverride = {} as const;

/** The whole interface, as OpenAPI describes it. */
export const getOpenApi = { reply: Type.Unknown() } as const;
