import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { IntakeDetail } from '../../schemas/admin';
import type { Group } from '../../schemas/fields';
import { Intake } from '../models/intake';
import { IntakeChange } from '../models/intake-change';
import { cardOf } from './admin-list';
import { openGroups } from './sealed';

/** Groups that staff reads only with a live break-glass grant. */
const closed = ['medical', 'trauma'] as const;

/** An intake by its id. Throws 404. */
export const intakeOf = async (db: Knex, id: string): Promise<Intake> => {
  const row = await Intake.query(db).findById(id);
  if (!row) throw notFound('questionnaire');
  return row;
};

const historyOf = async (core: Core, row: Intake): Promise<IntakeDetail['history']> => {
  const changes = await IntakeChange.query(core.db).where({ intake_id: row.id }).orderBy('at').limit(200);
  const names = await core.people.names(changes.flatMap(({ actor }) => (actor ? [actor] : [])));
  return changes.map(({ actor, from_state, to_state, at }) => {
    const person = actor === null ? undefined : names.get(actor);
    return { from: from_state, to: to_state, at, by: person ? `${person.firstName} ${person.lastName}` : null };
  });
};

/**
 * An intake as this member of staff may read it now. Medical and trauma answers take a live grant and the sender's own consent to
 * such answers; each such reading is on record before it is answered.
 */
export const detailOf = async (core: Core, actor: string, row: Intake): Promise<IntakeDetail> => {
  const consented = row.consent_sensitive_at !== null;
  const open = consented && (await core.breakGlass.live(core.db, actor, `intake:${row.id}`));
  const wanted: readonly Group[] = open ? ['general', ...closed] : ['general'];
  const { answers } = await openGroups(core, core.db, 'intakes', row, wanted);
  await core.db.transaction((trx) =>
    core.audit.record(trx, {
      actor,
      action: open ? 'intake.sealed-read' : 'intake.read',
      subject: row.user_id,
      object: `intake:${row.id}`,
    }),
  );
  return {
    ...cardOf(row),
    userId: row.user_id,
    answers,
    sealed: open ? [] : [...closed],
    consentSensitive: consented,
    history: await historyOf(core, row),
  };
};
