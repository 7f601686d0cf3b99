import type { Knex } from 'knex';
import type { Settings } from '../../schemas/assistant';
import { AssistantSettings } from '../models/assistant-settings';

/** Notes what the person allows from now on. */
export const changeSettings = async (trx: Knex, userId: string, settings: Settings): Promise<void> => {
  await AssistantSettings.query(trx)
    .insert({ userId, ownAnswers: settings.ownAnswers, provider: settings.provider })
    .onConflict('user_id')
    .merge({ ownAnswers: settings.ownAnswers, provider: settings.provider, updatedAt: new Date().toISOString() });
};
