import type { Core, Job } from '#core/contract/server';
import { labors } from '#modules/labors/public';
import { answerPassages } from './actions/embed-answer';
import { indexPractitioners } from './jobs/index-practitioners';
import { runMatching } from './jobs/run-matching';
import type { RunData } from './actions/fail-run';
import { failRun } from './actions/fail-run';

/** The run a client asked for. After the last attempt it is failed with a code instead of hanging for ever. */
export const runJob = (core: Core): Job<RunData> => ({
  name: 'run',
  run: async (data, { lastAttempt }) => {
    try {
      await runMatching(core, data);
    } catch (error) {
      if (!lastAttempt) throw error;
      core.log.error('matching run failed', { jobId: data.jobId, name: (error as Error).name });
      await failRun(core, data, 'internal');
    }
  },
});

/** Embeds practitioners who are new or changed. */
export const indexJob = (core: Core): Job => ({
  name: 'index',
  run: async () => {
    await indexPractitioners(core);
  },
});

/** Embeds a saved answer ahead of time, so that a run only compares. */
export const embedAnswer = async (
  core: Core,
  { userId, laborNumber }: { userId: string; laborNumber: number },
): Promise<void> => {
  const answers = await core.port(labors).answersOf(userId);
  const answer = answers.find((one) => one.laborNumber === laborNumber);
  if (answer) await answerPassages(core, userId, answer);
};
