import { ApiError, api, findNewerVersion, refreshAll, refreshAnswers } from '#core/web';
import { getRecordings, saveDraft } from '../../schemas/endpoints';
import type { PutOutcome } from '../parts/drafts/draft-keeper';

/** Everything that shows answers, drafts or what other modules make of them. */
export const refreshLabors = refreshAll;
export const refreshRecordings = (): Promise<void> => refreshAnswers(getRecordings);

/** Stores a draft; what goes wrong comes back as an outcome, because writing goes on. */
export const putDraft = async (laborNumber: number, text: string, revision: number): Promise<PutOutcome> => {
  try {
    const input = { params: { laborNumber }, body: { text } };
    return { ok: true, draft: await api(saveDraft, input, { ifMatch: revision, timeout: 10_000 }) };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 412 || error.status === 428))
      return { ok: false, conflict: true, current: findNewerVersion(error, saveDraft) };
    return { ok: false, conflict: false };
  }
};
