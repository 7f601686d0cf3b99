import type { Core, PersonalData } from '#core/contract/server';
import { Intake, IntakeNoteRow } from './models/intake';
import { IntakeDraft } from './models/intake-draft';
import { openGroups } from './queries/encrypted-answers';
import type { Forms } from './queries/form';
import { tellGone } from './queries/history';
import { noteText } from './queries/notes';

const notesOn = async (core: Core, intakeId: string) =>
  (await IntakeNoteRow.query(core.db).where({ intake_id: intakeId }).orderBy('created_at')).map((note) => ({
    at: note.createdAt,
    text: noteText(core, note),
  }));

/** Answers, those to added questions with what was asked. */
const allAnswers = async (core: Core, forms: Forms, table: 'intakes' | 'intake_drafts', row: Intake | IntakeDraft) => {
  const kept = await openGroups(core, core.db, table, row);
  const { additional: _, ...answers } = kept.answers;
  const added = await forms.listAdded(core.db, kept);
  return { answers, addedQuestions: added.map(({ question, text }) => ({ question, answer: text })) };
};

/** Questionnaires of an account, sent and half-written. A visitor's is bound to nobody; its browser can delete the draft. */
export const personalData = (core: Core, forms: Forms): PersonalData => ({
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
          ...(await allAnswers(core, forms, 'intakes', row)),
          notesOfTheTeam: await notesOn(core, row.id),
        })),
      ),
      drafts: await Promise.all(
        drafts.map(async (row) => ({
          savedAt: row.updatedAt,
          step: row.step,
          ...(await allAnswers(core, forms, 'intake_drafts', row)),
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
