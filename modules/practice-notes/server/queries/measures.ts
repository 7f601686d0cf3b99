import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { scoreOf } from '../../lib/measure-form';
import { getForm } from '../../lib/measures';
import type { MeasureView } from '../../schemas/measures';
import { MeasureRow } from '../models/measure';
import { listPractitionerNames } from './clients';

export const answersPlace = (id: string): string => `practice_measures:answers_sealed:${id}`;

/** Questionnaires with their answers, for the two they are between. */
export const openMeasures = async (core: Core, db: Knex, rows: readonly MeasureRow[]): Promise<MeasureView[]> => {
  const names = await listPractitionerNames(
    core,
    rows.map(({ practitionerUserId }) => practitionerUserId),
  );
  return Promise.all(
    rows.map(async (row): Promise<MeasureView> => {
      const sealed = row.answersSealed;
      const answers =
        sealed &&
        (JSON.parse(await core.vault.decryptText(db, row.clientId, answersPlace(row.id), sealed)) as number[]);
      return {
        id: row.id,
        matchId: row.matchId,
        measure: row.measure,
        forms: row.forms,
        practitionerName: names.get(row.practitionerUserId) ?? '',
        requestedAt: new Date(row.requestedAt).toISOString(),
        answeredAt: row.answeredAt && new Date(row.answeredAt).toISOString(),
        answers,
        score: answers && scoreOf(getForm(row, 'en'), answers),
      };
    }),
  );
};

const most = 100;

/** The newest first. */
export const listMeasureRows = (db: Knex, where: Readonly<Record<string, unknown>>): Promise<MeasureRow[]> =>
  MeasureRow.query(db)
    .where(where)
    .orderBy([
      { column: 'requested_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(most)
    .execute();

/** A questionnaire for this client. Throws 404. */
export const getOwnMeasure = async (db: Knex, clientId: string, id: string): Promise<MeasureRow> => {
  const row = await MeasureRow.query(db).findOne({ id, client_id: clientId });
  if (!row) throw notFound('questionnaire');
  return row;
};
