import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core, Job } from '#core/contract/server';
import { charts } from '#modules/profile/public';
import { recordHistory } from '../actions/record-history';
import { decryptDetails, encryptProfile } from '../encryption';
import { compose } from '../generated-profile/compose';
import { ConsultationRequest } from '../models/consultation-request';

/** What the job carries: ids only. `run` tells a job that was overtaken by a newer one. */
export interface GenerateData {
  readonly requestId: string;
  readonly run: number;
}

const mine = (db: Knex, { requestId, run }: GenerateData) =>
  ConsultationRequest.query(db)
    .where({ id: requestId, profile_run: run })
    .whereIn('profile_state', ['queued', 'running']);

/** Takes the work on; undefined when there is nothing (left) to do. */
const begin = (core: Core, data: GenerateData): Promise<ConsultationRequest | undefined> =>
  core.db.transaction(async (trx) => {
    const row = await mine(trx, data).first().forUpdate();
    if (!row) return undefined;
    return ConsultationRequest.query(trx).patchAndFetchById(row.id, {
      profileState: 'running',
      profileAttempts: row.profileAttempts + 1,
      profileStartedAt: fn.now(),
    });
  });

type Ending = Pick<ConsultationRequest, 'profileState' | 'profileReason' | 'profileSealed'>;

/** Ends a run once: of two deliveries of one job the second finds it ended. */
export const endRun = (core: Core, data: GenerateData, ending: Ending): Promise<void> =>
  core.db.transaction(async (trx) => {
    const row = await mine(trx, data).first().forUpdate();
    if (!row) return;
    await ConsultationRequest.query(trx)
      .findById(row.id)
      .patch({ ...ending, profileFinishedAt: fn.now() });
    await recordHistory(core, trx, row.id, {
      kind: ending.profileState === 'done' ? 'profile-done' : 'profile-failed',
    });
  });

const failed = (profileReason: 'internal' | 'birth' | 'lost'): Ending => ({
  profileState: 'failed',
  profileReason,
  profileSealed: null,
});
/** Ends a run whose worker went away. */
export const endLostRun = (core: Core, data: GenerateData): Promise<void> => endRun(core, data, failed('lost'));

const make = async (core: Core, row: ConsultationRequest): Promise<Ending> => {
  const details = decryptDetails(core, row);
  if (!details) return failed('birth');
  const labels = core.port(charts).labelsOf(details.birth);
  const { profile, crisis } = await compose(core, row.name, details, labels);
  return {
    profileState: 'done',
    profileReason: crisis ? 'crisis' : null,
    profileSealed: encryptProfile(core, row.id, profile),
  };
};

/** One run, start to end. Safe to repeat: a run that has ended, or was overtaken, is left alone. */
export const generateProfile = async (core: Core, data: GenerateData, lastAttempt: boolean): Promise<void> => {
  const row = await begin(core, data);
  if (!row) return;
  try {
    await endRun(core, data, await make(core, row));
  } catch (error) {
    const { name } = error as Error;
    // A birth that the engine refuses is refused the next time too.
    if (name === 'ChartInputError') return endRun(core, data, failed('birth'));
    if (!lastAttempt) throw error;
    core.log.error('a profile could not be made', { requestId: data.requestId, name });
    await endRun(core, data, failed('internal'));
  }
};

/** Makes the profile of a request. After the last attempt it is failed with a code instead of hanging for ever. */
export const generateJob = (core: Core): Job<GenerateData> => ({
  name: 'generate-profile',
  run: (data, info) => generateProfile(core, data, info.lastAttempt),
});
