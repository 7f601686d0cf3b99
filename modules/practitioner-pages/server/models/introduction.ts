import { BaseModel } from '#core/contract/base-model';
import type { GuestIntroduction } from '../../schemas/introduction';
import type { PageLanguage } from '../../schemas/values';

/** A first call that a guest without an account asked for. */
export class Introduction extends BaseModel {
  static override tableName = 'guest_introductions';
  id!: string;
  practitionerId!: string;
  practitionerUserId!: string;
  tokenHash!: string;
  guestSealed!: Buffer;
  language!: PageLanguage;
  zone!: string;
  startsAt!: string;
  endsAt!: string;
  /** A range that includes the pause afterwards. */
  busy!: string | null;
  state!: GuestIntroduction['state'];
  expiresAt!: string;
  createdAt!: string;
}
