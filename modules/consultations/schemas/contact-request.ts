import { type Static, Type } from '@sinclair/typebox';
import { addressPattern, manyLines, oneLine } from './text';
import { interests, limits } from './values';

/** What the contact form sends. */
export const ContactRequestInput = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: limits.name,
      pattern: oneLine,
      message: `Enter your name, in one line of at most ${limits.name} characters.`,
    }),
    email: Type.String({
      maxLength: 254,
      pattern: addressPattern,
      message: 'Enter an email address such as name@example.com.',
    }),
    interest: Type.Optional(Type.Union(interests.map((interest) => Type.Literal(interest)))),
    message: Type.Optional(
      Type.String({
        maxLength: limits.message,
        pattern: manyLines,
        message: 'Write at most 5,000 characters, without control characters.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type ContactRequestInput = Static<typeof ContactRequestInput>;

/** What the sender learns: nothing of what was sent. */
export const ContactRequestReceipt = Type.Object(
  { id: Type.String({ format: 'uuid' }), reference: Type.String() },
  { additionalProperties: false },
);
export type ContactRequestReceipt = Static<typeof ContactRequestReceipt>;

/** The secret of the withdraw link: 32 bytes in base64url. */
export const WithdrawInput = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) },
  { additionalProperties: false },
);

/** The secret of the link that shows how far it is. */
export const ProgressInput = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) },
  { additionalProperties: false },
);

/** How far a request is, for whoever holds its link: nothing about the person. */
export const RequestProgress = Type.Object(
  {
    reference: Type.String(),
    state: Type.Union([Type.Literal('received'), Type.Literal('reading'), Type.Literal('answered')]),
    createdAt: Type.String({ format: 'date-time' }),
    /** By when an answer was promised. */
    dueAt: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false, $id: 'RequestProgress' },
);
export type RequestProgress = Static<typeof RequestProgress>;

/** Pages of the list, newest first; `before` and `beforeId` come from the `Link` of the page before. */
export const ContactRequestQuery = Type.Object(
  {
    status: Type.Optional(Type.Union([Type.Literal('pending'), Type.Literal('reviewed'), Type.Literal('contacted')])),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    before: Type.Optional(Type.String({ format: 'date-time' })),
    beforeId: Type.Optional(Type.String({ format: 'uuid' })),
  },
  { additionalProperties: false },
);
export type ContactRequestQuery = Static<typeof ContactRequestQuery>;

const nullable = <T extends ReturnType<typeof Type.String>>(type: T) => Type.Union([type, Type.Null()]);

/** One request as staff reads it. */
export const ContactRequestView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    kind: Type.Union([Type.Literal('contact'), Type.Literal('assistant')]),
    reference: Type.String(),
    name: Type.String(),
    email: Type.String(),
    interest: nullable(Type.String()),
    message: nullable(Type.String()),
    status: Type.Union([Type.Literal('pending'), Type.Literal('reviewed'), Type.Literal('contacted')]),
    /** The account it was sent from. */
    userId: nullable(Type.String({ format: 'uuid' })),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false },
);
export type ContactRequestView = Static<typeof ContactRequestView>;
export const ContactRequestList = Type.Array(ContactRequestView);
