import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { IntakePrefill, IntakeSummary } from '../../schemas/intake';
import { claimIntakes } from '../actions/claim-intakes';
import { Intake } from '../models/intake';
import { chartOf } from './chart';
import { type Holder, sentIntakes } from './draft-access';
import { openGroup } from './encrypted-answers';

const newest = [{ column: 'submitted_at', order: 'desc' as const }, 'id'];

/** The newest intake that the caller may look at: of the own account, or sent from this browser and bound to nobody. */
const ownIntake = async (db: Knex, holder: Holder): Promise<Intake | undefined> => {
  const here = await sentIntakes(db, holder);
  return Intake.query(db)
    .where((query) => {
      query.where((free) => {
        free.whereIn('id', [...here]).whereNull('user_id');
      });
      if (holder.user) query.orWhere({ user_id: holder.user.id });
    })
    .orderBy(newest)
    .first();
};

const accountOf = (row: Intake, user: User | null): IntakeSummary['account'] => {
  if (!user) return 'none';
  if (row.userId !== null) return 'yours';
  return row.email === user.email ? 'unproven' : 'other-address';
};

/**
 * The intake, bound to the account first where it was sent signed out after the address had been verified: no further proof would
 * come to bind it, and who looks holds both the account and the browser it came from.
 */
const boundIntake = async (core: Core, holder: Holder): Promise<Intake | undefined> => {
  const row = await ownIntake(core.db, holder);
  const { user } = holder;
  if (!row || !user || row.userId !== null || row.email !== user.email) return row;
  await claimIntakes(core, user.id);
  return ownIntake(core.db, holder);
};

/** The caller's newest intake without any text about health or painful experiences; null when there is none. */
export const summaryOf = async (core: Core, holder: Holder): Promise<IntakeSummary | null> => {
  const row = await boundIntake(core, holder);
  if (!row) return null;
  const { answers } = await openGroup(core, core.db, 'intakes', row, 'general');
  return {
    id: row.id,
    reference: row.reference,
    journeyType: row.journeyType,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    submittedAt: row.submittedAt,
    contactDueAt: row.contactDueAt,
    planDueAt: row.planDueAt,
    contactedAt: row.contactedAt,
    plannedAt: row.plannedAt,
    goals: [...(answers.primaryGoals ?? [])],
    timezone: answers.contactTimezone ?? answers.timezone ?? 'UTC',
    ...chartOf(core, answers),
    account: accountOf(row, holder.user),
  };
};

/** Birth data of the newest intake of an account, for the form of its profile; null when there is none. */
export const prefillOf = async (core: Core, userId: string): Promise<IntakePrefill | null> => {
  const row = await Intake.query(core.db).where({ user_id: userId }).orderBy(newest).first();
  if (!row) return null;
  const { answers } = await openGroup(core, core.db, 'intakes', row, 'general');
  return {
    intakeId: row.id,
    birthDate: answers.dateOfBirth ?? '',
    birthTime: answers.birthTime ?? null,
    birthTimeUnknown: answers.birthTimeUnknown === true,
    birthLocation: answers.birthLocation ?? null,
    placeId: answers.placeId ?? null,
  };
};
