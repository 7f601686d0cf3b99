import { type Static, Type } from '@sinclair/typebox';
import { longestPassword, shortestPassword } from '../contract/password-rule';

/** An address as typed; its canonical form is checked by the service. */
export const Email = Type.String({ minLength: 3, maxLength: 254 });
/** A new password. Any characters; length counts code points. */
const NewPassword = Type.String({ minLength: shortestPassword, maxLength: longestPassword });
/** A password that is only compared: short ones are simply wrong. */
const TypedPassword = Type.String({ minLength: 1, maxLength: longestPassword });
/** A given or family name, or a whole one. */
export const Name = Type.String({ maxLength: 100 });

const closed = { additionalProperties: false } as const;

/** Answer that is the same whatever is known about an address. */
export const Accepted = Type.Object({ status: Type.Literal('accepted') }, closed);

/** `GET /api/auth/user`: exactly what the page needs of its own person. */
export const AuthUser = Type.Object(
  {
    id: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    profileImageUrl: Type.Union([Type.String(), Type.Null()]),
    role: Type.Union([Type.Literal('client'), Type.Literal('practitioner'), Type.Literal('admin')]),
  },
  closed,
);

/** `POST /api/auth/register`: a full name, or first and last name. */
export const Registration = Type.Object(
  {
    fullName: Type.Optional(Name),
    firstName: Type.Optional(Name),
    lastName: Type.Optional(Name),
    email: Email,
    password: NewPassword,
  },
  closed,
);

/** `POST /api/auth/ticket`. */
export const Credentials = Type.Object({ email: Email, password: TypedPassword }, closed);
/** A single-use ticket for `/api/login?ticket=`; `expiresIn` is in seconds. */
export const Ticket = Type.Object({ ticket: Type.String(), expiresIn: Type.Integer() }, closed);
/** A ticket, or where the account has an authenticator app the token for its code. */
export const FirstStep = Type.Union([
  Ticket,
  Type.Object({ secondStep: Type.String(), expiresIn: Type.Integer() }, closed),
]);

/** `POST /api/auth/forgot`. */
export const Forgot = Type.Object({ email: Email }, closed);
/** `POST /api/auth/reset`. */
export const Reset = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }), password: NewPassword },
  closed,
);

/** What a person may know and change about the own account. */
export const Account = Type.Object(
  {
    ...AuthUser.properties,
    timezone: Type.Union([Type.String(), Type.Null()]),
    hasPassword: Type.Boolean(),
    emailProven: Type.Boolean(),
    /** Asked for, not yet confirmed. */
    pendingEmail: Type.Union([Type.String(), Type.Null()]),
    /** When everything is erased, if the person asked for it. */
    deletionDueAt: Type.Union([Type.String(), Type.Null()]),
    createdAt: Type.String(),
  },
  closed,
);
/** `PATCH /api/account`. */
export const AccountChange = Type.Object(
  {
    firstName: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    lastName: Type.Optional(Name),
    profileImageUrl: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
    timezone: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 64 }), Type.Null()])),
  },
  { ...closed, minProperties: 1 },
);
/** `POST /api/account/password`. */
export const PasswordChange = Type.Object({ currentPassword: TypedPassword, newPassword: NewPassword }, closed);

/** `POST /api/account/reauthentication`. */
export const Reauthentication = Type.Object(
  { password: TypedPassword, code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })) },
  closed,
);

/** One place where the person is signed in. */
export const SessionView = Type.Object(
  {
    id: Type.String(),
    current: Type.Boolean(),
    userAgent: Type.String(),
    /** Of the browser's clock when it signed in; null where its page did not say. */
    timeZone: Type.Union([Type.String(), Type.Null()]),
    /** How it was signed in; null for sessions from before this was noted. */
    method: Type.Union([
      Type.Literal('external'),
      Type.Literal('password'),
      Type.Literal('mail-link'),
      Type.Literal('passkey'),
      Type.Literal('password-and-code'),
      Type.Literal('mail-link-and-code'),
      Type.Null(),
    ]),
    createdAt: Type.String(),
    lastSeenAt: Type.String(),
    expiresAt: Type.String(),
  },
  closed,
);
export type SessionView = Static<typeof SessionView>;
