import { Type } from '@sinclair/typebox';
import { ConnectionChart } from './connection-chart';
import {
  AcceptInput,
  ConnectionBlockView,
  ConnectionInput,
  ConnectionList,
  ConnectionReadings,
  ConnectionView,
  DeclineInput,
  InvitationReceipt,
  RedeemInput,
} from './connections';

const strict = { additionalProperties: false } as const;
const Uuid = Type.String({ format: 'uuid' });
const Id = Type.Object({ id: Uuid }, strict);
const Page = Type.Object(
  { limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })), cursor: Type.Optional(Uuid) },
  strict,
);
const Leaving = Type.Object({ block: Type.Optional(Type.Boolean()) }, strict);

export const createInvitation = {
  body: ConnectionInput,
  reply: InvitationReceipt,
  status: 202,
  idempotent: true,
  errors: { 'wording-changed': 409, 'too-many-invitations': 409 },
} as const;
export const redeemInvitation = {
  body: RedeemInput,
  reply: ConnectionView,
  status: 200,
  errors: { 'own-invitation': 409 },
} as const;
export const acceptInvitation = {
  params: Id,
  body: AcceptInput,
  reply: ConnectionView,
  status: 200,
  errors: { 'wording-changed': 409, 'own-invitation': 409, 'already-connected': 409 },
} as const;
export const declineInvitation = {
  params: Id,
  body: DeclineInput,
  status: 204,
  errors: { 'own-invitation': 409, 'already-accepted': 409 },
} as const;
export const listConnections = { query: Page, reply: ConnectionList } as const;
export const getConnectionChart = { params: Id, reply: ConnectionChart } as const;
export const listConnectionReadings = { params: Id, query: Page, reply: ConnectionReadings } as const;
export const endConnection = { params: Id, query: Leaving } as const;
export const listBlocks = { reply: Type.Array(ConnectionBlockView) } as const;
export const deleteBlock = { params: Id } as const;
