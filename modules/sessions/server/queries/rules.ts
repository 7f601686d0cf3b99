import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { matches, type PractitionerHours, relations } from '#modules/matching/public';
import type { RulesInput, RulesView } from '../../schemas/services';
import { Rules } from '../models/rules';

/** What counts until a practitioner saves rules. */
export const defaultRules: RulesInput = {
  bufferBefore: 0,
  bufferAfter: 15,
  noticeHours: 4,
  dailyMost: null,
  changeHours: 24,
  lateFeePercent: 0,
  reminders: [1440, 60],
  timeOff: [],
};

/** Rules of one practitioner, by account. */
export const findRules = async (db: Knex, userId: string): Promise<RulesInput & { readonly version: number }> => {
  const row = await Rules.query(db).findById(userId);
  if (!row) return { ...defaultRules, version: 0 };
  const { practitionerUserId: _, practitionerId: __, ...rules } = row;
  return rules;
};

/** Id of the record behind a practitioner's account. Throws 409 `no-record`. */
export const getPractitionerId = async (core: Core, db: Knex, userId: string): Promise<string> => {
  const id = await core.port(matches).findPractitionerId(db, userId);
  if (!id) throw conflict('no-record', 'Fill in your public record first.');
  return id;
};

/** Rules with the hours and the zone they belong to. */
export const getRulesView = async (core: Core, db: Knex, userId: string): Promise<RulesView> => {
  const id = await core.port(matches).findPractitionerId(db, userId);
  const hours = id ? await core.port(relations).hoursOf(id, db) : null;
  return { ...(await findRules(db, userId)), zone: hours?.zone ?? 'UTC', hasHours: hasHours(hours) };
};

/** Whether there is any hour at which somebody can be booked. */
export const hasHours = (hours: PractitionerHours | null): boolean =>
  hours !== null && (hours.hours.length > 0 || hours.exceptions.some((day) => day.hours.length > 0));
