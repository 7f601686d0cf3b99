import { setImmediate as others } from 'node:timers/promises';
import type { Core } from '#core/contract/server';
import type { Look, Theme } from '#modules/chart-engine/public';
import { themeOf } from '#modules/chart-engine/public';
import { type LaborAnswer, labors } from '#modules/labors/public';
import { crisisGate } from '#modules/safety/public';
import { quotablePassages, readsAsEnglish } from '#modules/text-analysis/public';
import { bestFirst, type Candidate, candidatesOf, spreadOverLabors } from '../../lib/rank-passages';
import type { PassagesView } from '../../schemas/passages';

/** Passages shown, and how many are looked at for them: what may speak of danger is passed over. */
const most = 4;
const mostChecked = 10;
/** More than any answer has, so that none of it is left out. */
const wholeAnswer = 5000;

/** Characters by which the language of an answer is judged. */
const sample = 4000;

const readable = ({ text }: LaborAnswer): boolean => readsAsEnglish(text.slice(0, sample));

/** Passages of the answers that hold words of the theme. Each step is small and lets others go first. */
const search = async (core: Core, theme: Theme, answers: readonly LaborAnswer[]): Promise<Candidate[]> => {
  const candidates = candidatesOf(theme);
  const found: Candidate[] = [];
  for (const answer of answers) {
    const sentences = await core.ai.sentences(answer.text);
    const passages = quotablePassages(answer.text, sentences, wholeAnswer);
    await others();
    found.push(...candidates({ answer, passages }));
    await others();
  }
  return bestFirst(found);
};

/** Takes the first that may be quoted. A passage about danger is for people to hear; it is not laid next to a chart. */
const quotable = async (core: Core, ranked: readonly Candidate[]) => {
  const taken: Candidate[] = [];
  let heldBack = false;
  for (const one of ranked.slice(0, mostChecked)) {
    if (taken.length === most) break;
    if ((await core.port(crisisGate).assess(one.text)).level > 0) heldBack = true;
    else taken.push(one);
  }
  return { taken, heldBack };
};

/**
 * What a person wrote that touches on a part of the bodygraph: passages of the Labors it is linked with that hold words of it,
 * as they stand in the answers. Nothing is stored. Sentences are found in the engine's thread, and one answer is searched at a
 * time. Throws 503 while the engine is busy.
 */
export const listPassages = async (core: Core, userId: string, look: Look): Promise<PassagesView> => {
  const theme = themeOf(look);
  const linked = (await core.port(labors).answersFor(userId, 'owner')).filter(({ laborNumber }) =>
    theme.links.some(({ labor }) => labor === laborNumber),
  );
  const unread = linked.filter((answer) => !readable(answer));
  const found = await search(core, theme, linked.filter(readable));
  const { taken, heldBack } = await quotable(core, spreadOverLabors(found));
  return {
    passages: taken.map(({ answer: { updatedAt, ...answer }, text, link: { reason } }) => ({
      laborNumber: answer.laborNumber,
      laborName: answer.laborName,
      responseId: answer.responseId,
      text,
      writtenAt: updatedAt,
      reason,
    })),
    labors: theme.links.map(({ labor, reason }) => ({
      laborNumber: labor,
      reason,
      answered: linked.some(({ laborNumber }) => laborNumber === labor),
    })),
    unread: unread.map(({ laborNumber }) => laborNumber),
    heldBack,
  };
};
