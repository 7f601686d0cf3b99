import type { Knex } from 'knex';
import type { OwnPractitioner } from '../../schemas/practice';
import { Practitioner } from '../models/practitioner';
import { toPractitionerView } from '../views/practitioner';
import { caseloadOf } from './caseload';

/** The record behind an account, if it has one. */
export const findOwnRecord = (db: Knex, userId: string): Promise<Practitioner | undefined> =>
  Practitioner.query(db).findOne({ user_id: userId }).execute();

/** A practitioner's own record with the caseload. */
export const getOwnRecordView = async (db: Knex, row: Practitioner): Promise<OwnPractitioner> => ({
  ...toPractitionerView(row),
  frameworks: row.frameworks,
  designFocus: row.designFocus,
  statements: row.statements.map(({ specialization, statement }) => ({ specialization, statement })),
  version: row.version,
  caseload: await caseloadOf(db, row),
});
