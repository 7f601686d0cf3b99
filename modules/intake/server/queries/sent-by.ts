import type { Core } from '#core/contract/server';
import type { SentIntake } from '../../public';
import { Intake } from '../models/intake';

/** The newest questionnaire of each account. */
export const sentBy = async (core: Core, userIds: readonly string[]): Promise<ReadonlyMap<string, SentIntake>> => {
  if (userIds.length === 0) return new Map();
  const rows = await Intake.query(core.db)
    .distinctOn('user_id')
    .select('user_id', 'id', 'reference', 'journey_type', 'state', 'submitted_at', 'contact_due_at', 'plan_due_at')
    .whereIn('user_id', [...new Set(userIds)])
    .orderBy(['user_id', { column: 'submitted_at', order: 'desc' }, 'id']);
  return new Map(
    rows.flatMap((row) =>
      row.userId === null
        ? []
        : [
            [
              row.userId,
              {
                intakeId: row.id,
                reference: row.reference,
                journeyType: row.journeyType,
                state: row.state,
                submittedAt: row.submittedAt,
                contactDueAt: row.contactDueAt,
                planDueAt: row.planDueAt,
              },
            ] as const,
          ],
    ),
  );
};
