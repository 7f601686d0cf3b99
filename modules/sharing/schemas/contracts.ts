import { Type } from '@sinclair/typebox';
import { PracticeClientList } from './client';
import {
  ConsentChange,
  ConsentHistory,
  ConsentInput,
  ConsentRequestInput,
  ConsentRequestReceipt,
  ConsentsOverview,
  ConsentView,
} from './consent';
import { AccessLog, SegmentView, SharedView } from './segment';

const strict = { additionalProperties: false } as const;
const Uuid = Type.String({ format: 'uuid' });
const Id = Type.Object({ id: Uuid }, strict);
const Owner = Type.Object({ ownerId: Uuid }, strict);
const OwnerAndKey = Type.Object({ ownerId: Uuid, key: Type.String({ maxLength: 60 }) }, strict);
const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }));
const Page = Type.Object({ limit, cursor: Type.Optional(Uuid) }, strict);
const LogPage = Type.Object({ limit, cursor: Type.Optional(Uuid), matchId: Type.Optional(Uuid) }, strict);
const Shared = Type.Object({ matchId: Type.Optional(Uuid) }, strict);

export const getConsents = { reply: ConsentsOverview } as const;
export const grantConsent = {
  body: ConsentInput,
  reply: ConsentView,
  errors: {
    'match-not-asked': 409,
    'consent-exists': { status: 409, members: Type.Object({ current: ConsentView }) },
  },
} as const;
export const changeConsent = {
  params: Id,
  body: ConsentChange,
  reply: ConsentView,
  ifMatch: 'required',
  errors: { 'consent-revoked': 409 },
} as const;
export const revokeConsent = { params: Id } as const;
export const listConsentSteps = { params: Id, reply: ConsentHistory } as const;
export const requestSegments = {
  body: ConsentRequestInput,
  reply: ConsentRequestReceipt,
  idempotent: true,
  errors: { 'already-open': 409, 'kept-back': 409 },
} as const;
export const dismissRequest = { params: Id } as const;

export const getSharedSegments = {
  params: Owner,
  query: Shared,
  reply: SharedView,
  errors: { consent_required: 403 },
} as const;
export const getSegment = { params: OwnerAndKey, reply: SegmentView, errors: { consent_required: 403 } } as const;
export const listAccessLog = { query: LogPage, reply: AccessLog } as const;

export const listPracticeClients = { query: Page, reply: PracticeClientList } as const;
