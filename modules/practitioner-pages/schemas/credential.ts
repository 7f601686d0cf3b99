import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { CredentialView } from './page';
import { closed, literals, orNull } from './parts';
import { credentialExpiries, credentialSorts, credentialStates } from './values';

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

/** A credential as staff see it. */
export const CredentialRow = Type.Object(
  { ...CredentialView.properties, name: Type.String(), pageId: orNull(Type.String()), createdAt: Type.String() },
  { ...closed, $id: 'CredentialRow' },
);
export type CredentialRow = Static<typeof CredentialRow>;

const filters = {
  /** Part of a title, an issuer, or a practitioner's name. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(literals(credentialStates)),
  expiry: Type.Optional(literals(credentialExpiries)),
  sort: Type.Optional(literals(credentialSorts)),
};
export const CredentialFilters = Type.Object(filters, closed);
export type CredentialFilters = Static<typeof CredentialFilters>;
export const CredentialQuery = Type.Object({ ...filters, ...listPlace }, closed);
export type CredentialQuery = Static<typeof CredentialQuery>;
