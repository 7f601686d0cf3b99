import { type Static, Type } from '@sinclair/typebox';
import { Email } from '#core/schemas/sign-in';

const closed = { additionalProperties: false } as const;

/** One export of everything; `bytes` is the size of the archive, `expiresAt` when its link ends (null while it is prepared). */
export const ExportView = Type.Object(
  {
    id: Type.String(),
    status: Type.Union([
      Type.Literal('preparing'),
      Type.Literal('ready'),
      Type.Literal('failed'),
      Type.Literal('expired'),
    ]),
    bytes: Type.Union([Type.Integer(), Type.Null()]),
    createdAt: Type.String(),
    expiresAt: Type.Union([Type.String(), Type.Null()]),
  },
  closed,
);
export type ExportView = Static<typeof ExportView>;

/** `DELETE /api/account`: at once, or in fourteen days. */
export const Deletion = Type.Object({ when: Type.Union([Type.Literal('now'), Type.Literal('later')]) }, closed);
/** What becomes of the account; `dueAt` is the instant from which everything is erased. */
export const DeletionAccepted = Type.Object(
  { status: Type.Union([Type.Literal('erasing'), Type.Literal('scheduled')]), dueAt: Type.String() },
  closed,
);

/** Address of the person's picture; null when there is none. */
export const PictureView = Type.Object({ profileImageUrl: Type.Union([Type.String(), Type.Null()]) }, closed);

/** `POST /api/account/email`. */
export const AddressChange = Type.Object({ email: Email }, closed);
