import { BaseModel } from '#core/contract/base-model';
import type { DeclineReason, MatchStatus } from '../../schemas/match-status';

/** A practitioner suggested to one client; the parts (reasons with quotes) are sealed for that client. */
export class Match extends BaseModel {
  static override tableName = 'matches';
  id!: string;
  userId!: string;
  practitionerId!: string;
  /** 0.00 to 100.00 as PostgreSQL prints a numeric. */
  score!: string;
  partsSealed!: Buffer;
  status!: MatchStatus;
  declineReason!: DeclineReason | null;
  /** What the client saw before asking; null until then. */
  briefSealed!: Buffer | null;
  requestedAt!: string | null;
  answeredAt!: string | null;
  /** The client wished that the request goes to the next match when nobody answers. */
  passesOn!: boolean;
  /** True of the invented matches of a development start. */
  sample!: boolean;
  version!: number;
  createdAt!: string;
  updatedAt!: string;
}
