import { type Static, Type } from '@sinclair/typebox';
import { CredentialView } from './page';
import { closed, orNull } from './parts';

/** The fields of the form that travel with the document. */
export const CredentialForm = Type.Object(
  {
    title: Type.String({ minLength: 2, maxLength: 160 }),
    issuer: Type.String({ minLength: 2, maxLength: 160 }),
    year: Type.Integer({ minimum: 1940, maximum: 2100 }),
    expiresOn: Type.Optional(Type.String({ format: 'date' })),
  },
  closed,
);
export type CredentialForm = Static<typeof CredentialForm>;

/** What an admin finds out about a credential. */
export const CredentialCheck = Type.Object(
  {
    accepted: Type.Boolean(),
    /** Needed for a refusal. */
    note: Type.String({ maxLength: 500 }),
  },
  { ...closed, $id: 'CredentialCheck' },
);
export type CredentialCheck = Static<typeof CredentialCheck>;

/** A credential in the list of those that wait. */
export const CredentialRow = Type.Object(
  { ...CredentialView.properties, name: Type.String(), pageId: orNull(Type.String()), createdAt: Type.String() },
  { ...closed, $id: 'CredentialRow' },
);
export type CredentialRow = Static<typeof CredentialRow>;
