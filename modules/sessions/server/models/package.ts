import { BaseModel } from '#core/contract/base-model';

/** Sessions of a series that a client has together. */
export class SessionPackage extends BaseModel {
  static override tableName = 'session_packages';
  id!: string;
  serviceId!: string;
  practitionerUserId!: string;
  clientId!: string;
  total!: number;
  isClosed!: boolean;
  createdAt!: string;
}
