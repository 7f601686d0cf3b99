import type { Knex } from 'knex';
import { type Reply, streamReply, type User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { crisisGate } from '#modules/safety/public';
import { assessCrisisInTurns } from '#modules/safety/public-server';
import type { Question } from '../../schemas/assistant';
import type { Line } from '../../schemas/line';
import { answer } from '../answer/answer';
import { findOwnFacts } from '../answer/own-facts';
import type { Library } from '../knowledge/library';
import { getSettings } from '../queries/assistant-settings';
import { saveAnswer, saveQuestion } from '../queries/conversation';

const nobodyKeeps: Line = { kind: 'done', id: null, model: null };

/** Answers with help lines alone; nothing of it is kept. */
const help = () =>
  streamReply(async function* (): AsyncGenerator<Line> {
    yield { kind: 'crisis' };
    yield nobodyKeeps;
  });

/** Lines that are worth keeping: what was taken back is gone, that help was shown is nobody's business later, and a wait is over. */
const lasting = (lines: readonly Line[]): Line[] =>
  lines
    .slice(lines.findLastIndex(({ kind }) => kind === 'withdrawn') + 1)
    .filter(({ kind }) => kind !== 'help' && kind !== 'preparing');

/** Above the limit: explicit words of danger get the help lines all the same, without an engine or a queue. */
export const askOverLimit = async ({ text }: Question): Promise<Reply<never> | null> =>
  (await assessCrisisInTurns(text)).level >= 2 ? help() : null;

/**
 * One question, answered line by line. Words of danger get the help lines alone; a hint or a likeness shows them next to the answer,
 * since grief reads alike. What a signed-in person asks and gets is kept for them, sealed; a crisis never is.
 */
export const askAssistant = async (
  core: Core,
  library: Library,
  trx: Knex.Transaction,
  user: User | null,
  { text, before, language = 'en' }: Question,
): Promise<Reply<never>> => {
  const { level, findings } = await core.port(crisisGate).assess(text);
  if (level > 0) core.log.info('assistant: crisis gate before', { level, by: findings.map(({ why }) => why) });
  if (findings.some((finding) => finding.level >= 2 && finding.why !== 'likeness')) return help();
  const settings = user && (await getSettings(trx, user.id));
  const questionId = user && (await saveQuestion(core, trx, user.id, text));
  return streamReply(async function* (stopped): AsyncGenerator<Line> {
    const lines: Line[] = [];
    let model: string | null = null;
    const keep = async (): Promise<string | null> => {
      const kept = lasting(lines);
      if (!user || !questionId || kept.length === 0 || kept.some(({ kind }) => kind === 'crisis')) return null;
      return core.db.transaction((own) => saveAnswer(core, own, user.id, questionId, { lines: kept, model }));
    };
    let whole = false;
    try {
      if (level > 0) yield { kind: 'help' };
      const asked = { text, before: before ?? null, user, settings, language };
      const parts = answer(core, library, asked, stopped, (question) => findOwnFacts(core, question));
      let part = await parts.next();
      for (; !part.done; part = await parts.next()) {
        lines.push(part.value);
        yield part.value;
      }
      model = part.value;
      const id = await keep();
      whole = true;
      yield { kind: 'done', id, model };
    } catch (error) {
      core.log.error('assistant could not answer', { name: (error as Error).name });
      whole = true;
      yield { kind: 'failed' };
    } finally {
      // The reader pressed Stop, or left: what they saw stays.
      if (!whole) await keep().catch(() => null);
    }
  });
};
