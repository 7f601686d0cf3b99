import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { ChapterResponse } from '../../schemas/chapters';
import { ResponsesRow } from '../models/responses';

/** Where the vault finds what was said after so many changes. */
export const responsesPlace = (userId: string, version: number): string =>
  `chapter_responses:said:${userId}:${version}`;

/** What a person said of chapters, the last first, and how often that changed. */
export const findResponses = async (
  core: Core,
  db: Knex,
  userId: string,
): Promise<{ readonly responses: readonly ChapterResponse[]; readonly version: number }> => {
  const row = await ResponsesRow.query(db).findById(userId);
  if (!row) return { responses: [], version: 0 };
  const text = await core.vault.decryptText(db, userId, responsesPlace(userId, row.version), row.saidSealed);
  return { responses: JSON.parse(text) as ChapterResponse[], version: row.version };
};
