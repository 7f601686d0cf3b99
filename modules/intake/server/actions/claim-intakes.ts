import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { Intake } from '../models/intake';
import { IntakeDraft } from '../models/intake-draft';
import { openGroups, sealGroups } from '../queries/encrypted-answers';
import { carryBirth } from './carry-birth';

/** Gives a row to an account: sealed anew with its key, so that erasing the account erases the words. */
const resealed = async (
  core: Core,
  trx: Knex.Transaction,
  table: 'intakes' | 'intake_drafts',
  row: Intake | IntakeDraft,
  userId: string,
) => {
  const kept = await openGroups(core, trx, table, row);
  // The owner of an account reads everything anywhere: who wrote it where no longer matters.
  const sealed = await sealGroups(core, trx, table, { id: row.id, userId }, { ...kept, writers: {} });
  return { ...sealed, userId };
};

/**
 * Binds to an account what was written under its verified address while nobody was signed in. May run again: what is bound already
 * is not touched, and rows of another account never are.
 */
export const claimIntakes = async (core: Core, userId: string): Promise<void> => {
  await core.db.transaction(async (trx) => {
    const person = await core.people.contact(trx, userId);
    if (!person?.emailVerified) return;
    const free = { email: person.email, user_id: null };
    const intakes = await Intake.query(trx).where(free).orderBy('submitted_at', 'desc').forUpdate();
    const [newest] = intakes;
    if (newest)
      await carryBirth(core, trx, userId, (await openGroups(core, trx, 'intakes', newest, ['general'])).answers);
    for (const row of intakes)
      await Intake.query(trx)
        .findById(row.id)
        .patch(await resealed(core, trx, 'intakes', row, userId));
    const drafts = await IntakeDraft.query(trx).where(free).whereNull('intake_id').forUpdate();
    for (const row of drafts)
      await IntakeDraft.query(trx)
        .findById(row.id)
        .patch(await resealed(core, trx, 'intake_drafts', row, userId));
    if (intakes.length + drafts.length === 0) return;
    await core.audit.record(trx, {
      actor: userId,
      action: 'intake.claimed',
      subject: userId,
      detail: { intakes: intakes.length, drafts: drafts.length },
    });
  });
};
