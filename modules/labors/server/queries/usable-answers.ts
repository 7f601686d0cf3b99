import type { Core } from '#core/contract/server';
import type { AnswerPurpose, LaborAnswer } from '../../public';
import type { Audience } from '../../schemas/values';
import { findPublishedWords, getLaborName } from './labor-texts';
import { joinWords, readContent } from './response-content';
import { listResponses } from './responses';

/** Audiences that let an answer be used for a purpose. */
const usableFor: Readonly<Record<AnswerPurpose, readonly Audience[]>> = {
  owner: ['self', 'reading', 'practitioners'],
  reading: ['reading', 'practitioners'],
  matching: ['reading', 'practitioners'],
  practitioner: ['practitioners'],
};

/** Answers with their words, written and confirmed ones alike, as far as their owner lets them be used for this purpose. */
export const answersFor = async (core: Core, userId: string, purpose: AnswerPurpose): Promise<LaborAnswer[]> => {
  const rows = (await listResponses(core.db, userId)).filter(({ audience }) => usableFor[purpose].includes(audience));
  return Promise.all(
    rows.map(async (row) => ({
      responseId: row.id,
      laborNumber: row.laborNumber,
      laborName: getLaborName(core, row.laborNumber),
      asks: findPublishedWords(core, row.laborNumber),
      text: joinWords(await readContent(core, core.db, row)),
      version: row.version,
      updatedAt: row.updatedAt,
    })),
  );
};
