import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Turn } from '../../schemas/assistant';
import type { Line } from '../../schemas/line';
import { AssistantMessage } from '../models/assistant-message';

/** Messages that are kept of one person; older ones leave. */
const most = 60;

type Vaulted = Pick<Core, 'vault'>;
interface KeptAnswer {
  readonly lines: readonly Line[];
  readonly model: string | null;
}

const placeOf = (id: string): string => `assistant_messages:body:${id}`;

const keep = async (
  { vault }: Vaulted,
  trx: Knex,
  userId: string,
  by: 'person' | 'guide',
  body: string,
): Promise<string> => {
  const id = randomUUID();
  await AssistantMessage.query(trx).insert({
    id,
    userId,
    by,
    bodySealed: await vault.encrypt(trx, userId, placeOf(id), body),
  });
  return id;
};

/** Keeps a question; answers its id. */
export const saveQuestion = async (core: Vaulted, trx: Knex, userId: string, text: string): Promise<string> => {
  const id = await keep(core, trx, userId, 'person', text);
  await trx('assistant_messages')
    .where({ user_id: userId })
    .whereNotIn(
      'number',
      trx('assistant_messages').where({ user_id: userId }).orderBy('number', 'desc').limit(most).select('number'),
    )
    .delete();
  return id;
};

/** Keeps what was answered to a question; null when the question was deleted meanwhile. */
export const saveAnswer = async (
  core: Vaulted,
  trx: Knex,
  userId: string,
  questionId: string,
  answer: KeptAnswer,
): Promise<string | null> => {
  const question = await AssistantMessage.query(trx).findById(questionId).where({ user_id: userId }).forShare();
  return question ? keep(core, trx, userId, 'guide', JSON.stringify(answer)) : null;
};

/** The kept conversation, oldest first. */
export const listTurns = async (core: Vaulted, db: Knex, userId: string): Promise<Turn[]> => {
  const rows = await AssistantMessage.query(db).where({ user_id: userId }).orderBy('number');
  return Promise.all(
    rows.map(async ({ id, by, bodySealed, useful }): Promise<Turn> => {
      const body = await core.vault.decryptText(db, userId, placeOf(id), bodySealed);
      if (by === 'person') return { by, id, text: body };
      const { lines, model } = JSON.parse(body) as KeptAnswer;
      return { by, id, lines: [...lines], model, useful };
    }),
  );
};
