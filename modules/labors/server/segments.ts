import { laborSegments, type SegmentProvider } from '#core/contract/segments';
import type { Core } from '#core/contract/server';
import { laborOf } from '../schemas/twelve-labors';
import { LaborResponse } from './models/labor-response';
import { responsesOf } from './service/read';
import { answerPlace, openText } from './service/sealed-text';

/** Answers to the twelve Labors, each a segment of its own. A withdrawn answer and a draft are nobody's to read. */
export const laborSegmentProvider = (core: Core): SegmentProvider => ({
  keys: laborSegments,
  has: async (db, userId) => (await responsesOf(db, userId)).map((row) => `labor:${row.labor_number}`),
  read: async (db, userId, key) => {
    const labor_number = laborSegments.indexOf(key) + 1;
    const row = await LaborResponse.query(db).findOne({ user_id: userId, labor_number, status: 'saved' });
    if (!row) return null;
    return {
      updatedAt: row.updated_at,
      entries: [
        {
          label: `Labor ${labor_number}: ${laborOf(labor_number)?.name ?? ''}`,
          text: await openText(core, db, userId, answerPlace(row.id), row.text_sealed),
        },
      ],
    };
  },
});
