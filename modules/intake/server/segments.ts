import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { SegmentEntry, SegmentProvider } from '#modules/records/public';
import type { Answers } from '../schemas/answers';
import { type FieldName, type Group, groups, namesOf } from '../schemas/fields';
import { labels } from '../schemas/labels';
import { Intake } from './models/intake';
import { columnOf, openGroup } from './queries/encrypted-answers';
import type { Forms } from './queries/form';

const keyOf = (group: Group): string => `intake-${group}`;
const keys = groups.map(keyOf);

/** Who somebody is and how to reach them or theirs is a segment of its own, and consents are nobody else's matter. */
const leftOut: ReadonlySet<FieldName> = new Set([
  'isAdult',
  'consentAnswers',
  'consentSensitive',
  'firstName',
  'lastName',
  'email',
  'phone',
  'phoneCountry',
  'dateOfBirth',
  'birthTime',
  'birthTimeUnknown',
  'birthLocation',
  'placeId',
  'timezone',
  'offsetSeconds',
  'emergencyContact',
  'emergencyName',
  'emergencyRelation',
  'emergencyPhone',
]);

const newestOf = (db: Knex, userId: string): Promise<Intake | undefined> =>
  Intake.query(db)
    .where({ user_id: userId })
    .orderBy([{ column: 'submitted_at', order: 'desc' }, 'id'])
    .first()
    .execute();

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : value === true ? 'Yes' : value === false ? 'No' : String(value);

const entriesOf = (group: Group, answers: Answers): SegmentEntry[] =>
  namesOf(group).flatMap((name) => {
    const value = leftOut.has(name) ? null : (answers[name] ?? null);
    const text = value === null ? '' : textOf(value);
    return text === '' ? [] : [{ label: labels[name], text }];
  });

/** The newest questionnaire of an account as three segments, shared apart. */
export const intakeSegments = (core: Core, forms: Forms): SegmentProvider => ({
  keys,
  has: async (db, userId) => {
    const row = await newestOf(db, userId);
    return row ? groups.filter((group) => row[columnOf(group)] !== null).map(keyOf) : [];
  },
  read: async (db, userId, key) => {
    const group = groups.find((one) => keyOf(one) === key);
    const row = group && (await newestOf(db, userId));
    if (!group || !row || row[columnOf(group)] === null) return null;
    const kept = await openGroup(core, db, 'intakes', row, group);
    const added = (await forms.listAdded(db, kept)).map(({ question, text }) => ({ label: question, text }));
    return { updatedAt: row.submittedAt, entries: [...entriesOf(group, kept.answers), ...added] };
  },
});
