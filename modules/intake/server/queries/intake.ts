import type { Knex } from 'knex';
import { fn } from 'objection';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { IntakeDetail } from '../../schemas/admin';
import type { Group } from '../../schemas/fields';
import { Intake, IntakeChange } from '../models/intake';
import { presentCard } from './cards';
import { chartOf } from './chart';
import { columnOf, openGroups } from './encrypted-answers';
import type { Forms } from './form';
import { historyOf, remember } from './history';
import { listNotes } from './notes';
import { assignable } from './staff';

/** Groups that staff reads only with a live break-glass grant. */
const closed = ['medical', 'trauma'] as const;

/** An intake by its id. Throws 404. */
export const intakeOf = async (db: Knex, id: string): Promise<Intake> => {
  const row = await Intake.query(db).findById(id);
  if (!row) throw notFound('questionnaire');
  return row;
};

/** The history names the first reading, and the first reading of closed answers in an hour; the audit log every one. */
const noteReading = async (core: Core, trx: Knex.Transaction, actor: string, id: string, open: boolean) => {
  const now = fn.now();
  const first = await Intake.query(trx).where({ id }).whereNull('opened_at').patch({ openedAt: now });
  if (first > 0) await remember(core, trx, id, { kind: 'opened', actor });
  if (!open) return;
  const lately = await IntakeChange.query(trx)
    .where({ intake_id: id, actor, kind: 'sealed-read' })
    .whereRaw("at > now() - interval '1 hour'")
    .resultSize();
  if (lately === 0) await remember(core, trx, id, { kind: 'sealed-read', actor });
};

/** The account where it is a client's. */
const clientOf = async (core: Core, userId: string | null): Promise<string | null> => {
  if (userId === null) return null;
  const found: unknown = await core.people.accounts(core.db, 'client').where({ id: userId }).first();
  return found ? userId : null;
};

/**
 * An intake as this member of staff may read it now. Medical and trauma answers take a live grant and the sender's own consent to
 * such answers; each such reading is on record before it is answered.
 */
export const detailOf = async (core: Core, forms: Forms, actor: string, row: Intake): Promise<IntakeDetail> => {
  const consented = row.consentSensitiveAt !== null;
  const open = consented && (await core.breakGlass.live(core.db, actor, `intake:${row.id}`));
  const wanted: readonly Group[] = open ? ['general', ...closed] : ['general'];
  const kept = await openGroups(core, core.db, 'intakes', row, wanted);
  const { answers } = kept;
  await core.db.transaction(async (trx) => {
    await noteReading(core, trx, actor, row.id, open);
    await core.audit.record(trx, {
      actor,
      action: open ? 'intake.sealed-read' : 'intake.read',
      subject: row.userId,
      object: `intake:${row.id}`,
    });
  });
  return {
    ...(await presentCard(core, row)),
    userId: row.userId,
    clientId: await clientOf(core, row.userId),
    answers,
    added: [...(await forms.listAdded(core.db, kept))],
    words: await forms.listWords(core.db, row.form),
    sealed: open ? [] : [...closed],
    held: closed.filter((group) => row[columnOf(group)] !== null),
    consentSensitive: consented,
    ...chartOf(core, answers),
    staff: await assignable(core, core.db),
    notes: await listNotes(core, core.db, row.id),
    history: await historyOf(core, core.db, row),
  };
};
