import type { Core, PersonalData } from '#core/contract/server';
import { Intake, IntakeNoteRow } from './models/intake';
import { IntakeDraft } from './models/intake-draft';
import { openGroups } from './queries/encrypted-answers';
import { tellGone } from './queries/history';
import { noteText } from './queries/notes';

const notesOn = async (core: Core, intakeId: string) =>
  (await IntakeNoteRow.query(core.db).where({ intake_id: intakeId }).orderBy('created_at')).map((note) => ({
    at: note.createdAt,
    text: noteText(core, note),
  }));

/** Questionnaires of an account, sent and half-written. A visitor's is bound to nobody; its browser can delete the draft. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => {
    const sent = await Intake.query(core.db).where({ user_id: userId }).orderBy('submitted_at');
    const drafts = await IntakeDraft.query(core.db)
      .where({ user_id: userId })
      .whereNull('intake_id')
      .orderBy('created_at');
    return {
      sent: await Promise.all(
        sent.map(async (row) => ({
          reference: row.reference,
          submittedAt: row.submittedAt,
          state: row.state,
          consentAnswersAt: row.consentAnswersAt,
          consentSensitiveAt: row.consentSensitiveAt,
          answers: (await openGroups(core, core.db, 'intakes', row)).answers,
          notesOfTheTeam: await notesOn(core, row.id),
        })),
      ),
      drafts: await Promise.all(
        drafts.map(async (row) => ({
          savedAt: row.updatedAt,
          step: row.step,
          answers: (await openGroups(core, core.db, 'intake_drafts', row)).answers,
        })),
      ),
    };
  },
  erase: async (trx, userId) => {
    await IntakeDraft.query(trx).delete().where({ user_id: userId });
    const gone = await Intake.query(trx).delete().where({ user_id: userId }).returning('id');
    await tellGone(
      core,
      trx,
      gone.map(({ id }) => id),
    );
  },
});
