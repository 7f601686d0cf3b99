import type { Knex } from 'knex';
import type { Settings } from '../../schemas/assistant';
import { AssistantSettings } from '../models/assistant-settings';

/** What the person allows; nothing unless they said so. */
export const getSettings = async (db: Knex, userId: string): Promise<Settings> => {
  const row = await AssistantSettings.query(db).findById(userId);
  return { ownAnswers: row?.ownAnswers ?? false, provider: row?.provider ?? null };
};
