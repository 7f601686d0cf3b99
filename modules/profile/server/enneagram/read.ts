import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { scoreEnneagram } from '#modules/chart-engine/public';
import type { Enneagram, EnneagramInput, EnneagramView } from '../../schemas/enneagram';
import { EnneagramRow } from '../models/enneagram';

/** Where the vault finds the answers of one version. */
export const answersPlace = (userId: string, version: number): string => `enneagrams:answers:${userId}:${version}`;

/** The own answers and what they come to; null when the questionnaire was not answered. */
export const enneagramOf = async (core: Core, db: Knex, userId: string): Promise<EnneagramView | null> => {
  const row = await EnneagramRow.query(db).findById(userId);
  if (!row) return null;
  const place = answersPlace(userId, row.version);
  const held = JSON.parse(await core.vault.openText(db, userId, place, row.answersSealed)) as EnneagramInput;
  const choice = held.choice ?? null;
  const { scores, leading, ...rest } = scoreEnneagram(held.answers, choice);
  return {
    answers: held.answers,
    choice,
    scores: { ...scores },
    leading: [...leading],
    ...rest,
    version: row.version,
    answeredAt: row.answeredAt,
  };
};

/** Type and wing alone; null without answers, and while several types lead and none was chosen. */
export const enneagramTypeOf = async (core: Core, db: Knex, userId: string): Promise<Enneagram | null> => {
  const held = await enneagramOf(core, db, userId);
  return held?.type ? { type: held.type, wing: held.wing } : null;
};
