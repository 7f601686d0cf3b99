import { type Static, Type } from '@sinclair/typebox';
import { SegmentKey } from './segment';

const strict = { additionalProperties: false } as const;

/**
 * One accepted client on the practitioner's list (`GET /api/practitioners/me/clients`). Without live consent only `matchId` and
 * `displayInitials` are there; with it the id for `/api/clients/{clientId}/…` and the opened
 * segments that hold something. A name is read in the segment `contact`, where the reading is logged.
 */
export const PracticeClient = Type.Object(
  {
    matchId: Type.String({ format: 'uuid' }),
    displayInitials: Type.String(),
    clientId: Type.Optional(Type.String({ format: 'uuid' })),
    consentId: Type.Optional(Type.String({ format: 'uuid' })),
    segments: Type.Optional(Type.Array(SegmentKey)),
    expiresAt: Type.Optional(Type.String()),
  },
  { ...strict, $id: 'PracticeClient' },
);
export type PracticeClient = Static<typeof PracticeClient>;
export const PracticeClientList = Type.Array(PracticeClient);
