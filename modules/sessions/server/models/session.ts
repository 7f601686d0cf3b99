import { BaseModel } from '#core/contract/base-model';
import type { ServiceInput } from '../../schemas/services';

/** A time in a practitioner's calendar to which one or more clients come. */
export class Session extends BaseModel {
  static override tableName = 'sessions_booked';
  static override jsonAttributes = ['reminded'];
  id!: string;
  practitionerId!: string;
  practitionerUserId!: string;
  serviceId!: string | null;
  kind!: ServiceInput['kind'];
  title!: string;
  mode!: ServiceInput['mode'];
  place!: string | null;
  /** Address of the video room, under the practitioner's key. */
  roomSealed!: Buffer | null;
  capacity!: number;
  /** Of the service when it was booked. */
  taxCode!: string | null;
  startsAt!: string;
  endsAt!: string;
  /** A range with the pauses before and after. */
  busy!: string;
  status!: 'confirmed' | 'cancelled';
  /** SEQUENCE of the calendar file, and the version. */
  sequence!: number;
  /** Minutes before the beginning for which a reminder of this time was sent. */
  reminded!: number[];
  createdAt!: string;
  updatedAt!: string;
}
