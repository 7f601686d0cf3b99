import { setTimeout as wait } from 'node:timers/promises';
import { type Problem, withMembers } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { crisisGate, helpOffers } from '#modules/safety/public';
import { assessCrisisInTurns } from '#modules/safety/public-server';

/** Longest that somebody's post waits for the gate, in milliseconds; the first look after a start takes longer. */
const longestWait = 800;

/**
 * Whether help is to be offered to who wrote this. Nothing waits for it: what the gate finds later is shown on the person's open
 * pages and on their next one, and when it cannot answer, nothing is offered.
 */
export const needsHelp = async (core: Core, userId: string, text: string): Promise<boolean> => {
  let late = false;
  const found = core
    .port(crisisGate)
    .assess(text)
    .then(async ({ level }) => {
      const help = level >= 2;
      if (help && late) await core.port(helpOffers).offer(userId);
      return help;
    })
    .catch((error: unknown) => {
      core.log.warn('community: crisis gate', { error });
      return false;
    });
  const tooLong = wait(longestWait, false).then((answer) => {
    late = true;
    return answer;
  });
  return Promise.race([found, tooLong]);
};

/** Above the limit: the refusal says that help is to be shown when the words speak of danger. No engine is asked. */
export const refuseWithHelp = async (text: string, refused: Problem): Promise<Problem | null> =>
  (await assessCrisisInTurns(text)).level >= 2 ? withMembers(refused, { help: true }) : null;

/** Shows help to who changed a post so that it may speak of danger; the form of the change has gone by then. */
export const offerHelp = async (core: Core, userId: string, help: boolean): Promise<boolean> => {
  if (help) await core.port(helpOffers).offer(userId);
  return help;
};
