import type { Core } from '#core/contract/server';
import type { FoundNeed, WrittenAnswer } from '#modules/concerns/public';
import { type ReadAnswer, readAnswerInTurns, weighNeeds } from '#modules/concerns/public-server';
import { crisisGate } from '#modules/safety/public';
import { guessLanguage } from '#modules/text-analysis/public';

/** Sentences that may be a reason for one need. */
const sentencesKept = 12;

/** Texts of a client and the needs in them; sentences that raise the crisis gate rank, but are never quoted. */
export const findClientNeeds = async (core: Core, answers: readonly WrittenAnswer[]): Promise<FoundNeed[]> => {
  const read: ReadAnswer[] = [];
  for (const answer of answers) read.push(await readAnswerInTurns(answer));
  const found = weighNeeds(read);
  const gate = core.port(crisisGate);
  const inDanger = new Set<number>();
  for (const { laborNumber, text } of answers) if ((await gate.assess(text)).level > 0) inDanger.add(laborNumber);
  if (inDanger.size === 0) return found;
  const dangerous = new Map<string, boolean>();
  for (const { text, laborNumber } of found.flatMap(({ sentences }) => sentences.slice(0, sentencesKept)))
    if (inDanger.has(laborNumber) && !dangerous.has(text)) dangerous.set(text, (await gate.assess(text)).level > 0);
  return found.map((one) => ({
    ...one,
    sentences: one.sentences.slice(0, sentencesKept).filter(({ text }) => dangerous.get(text) !== true),
  }));
};

/** Languages the answers are written in. */
export const languagesOf = (answers: readonly WrittenAnswer[]): string[] => [
  ...new Set(answers.flatMap(({ text }) => guessLanguage(text) ?? [])),
];
