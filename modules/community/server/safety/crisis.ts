import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '#core/contract/server';

/** Longest that somebody's post waits for the gate, in milliseconds; the first look after a start takes longer. */
const patience = 800;

/**
 * Whether help is to be offered to who wrote this. It never holds anything up: what the gate finds later is told over the person's own
 * socket (`help.offered`), and when it cannot answer, nothing is offered.
 */
export const needsHelp = async (core: Core, userId: string, text: string): Promise<boolean> => {
  let late = false;
  const found = core.ai
    .crisis(text)
    .then(({ hit }) => {
      if (hit && late) core.realtime.publish(`user:${userId}`, 'help.offered', {});
      return hit;
    })
    .catch((error: unknown) => {
      core.log.warn('community: crisis gate', { error });
      return false;
    });
  const tooLong = wait(patience, false).then((answer) => {
    late = true;
    return answer;
  });
  return Promise.race([found, tooLong]);
};
