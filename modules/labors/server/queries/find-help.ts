import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '#core/contract/server';
import { crisisGate } from '#modules/safety/public';
import { assessCrisisInTurns } from '#modules/safety/public-server';
import type { LaborResponseView } from '../../schemas/labor-response';

/** Longest that a saved answer waits for the model, in milliseconds. The rules answer at once. */
const longestWait = 300;

/** The help that the words of a saved answer, or of a wish for the matching, call for. Saving never fails or waits because of it, and nothing of it is kept. */
export const findHelp = async (
  core: Core,
  { textResponse, transcription = '' }: Pick<LaborResponseView, 'textResponse' | 'transcription'>,
): Promise<Pick<LaborResponseView, 'help'>> => {
  const text = [textResponse, transcription].join('\n');
  try {
    const byRules = await assessCrisisInTurns(text);
    const stop = new AbortController();
    const level =
      byRules.level >= 2
        ? byRules.level
        : await Promise.race([
            core
              .port(crisisGate)
              .assess(text, byRules)
              .then((found) => found.level)
              .catch(() => byRules.level),
            wait(longestWait, byRules.level, { signal: stop.signal }),
          ]);
    stop.abort();
    return level === 0 ? {} : { help: level };
  } catch (error) {
    core.log.warn('labors: crisis gate', { name: (error as Error).name });
    return {};
  }
};
