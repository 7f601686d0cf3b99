import { ApiError, api, mutateApi } from '#core/web';
import type { LaborDraftView, LaborResponseView } from '../../schemas/labor-response';
import type { PutOutcome } from '../drafts/draft-keeper';

export const responsesPath = '/api/labor-responses/me';
export const incompletePath = '/api/labor-responses/me?status=incomplete';
export const withdrawnPath = '/api/labor-responses/me?status=withdrawn';
export const draftsPath = '/api/labor-drafts/me';
export const historyPath = (id: string): string => `/api/labor-responses/${id}/history`;

/** Everything that shows answers, drafts or scores made from them. */
export const refreshLabors = (): Promise<void> =>
  mutateApi((path) => /^\/api\/(labor-|journey|synthesis\/|matching\/)/.test(path));

export const readResponse = (id: string): Promise<LaborResponseView> => api(`/api/labor-responses/${id}`);

/** Makes an earlier version the newest one; `current` is the version it replaces. */
export const restoreVersion = (id: string, version: number, current: number): Promise<LaborResponseView> =>
  api(`/api/labor-responses/${id}/versions/${version}/restore`, { method: 'POST', body: {}, ifMatch: current });

/** Saves an answer; `version` is the one it replaces, null for the first. */
export const saveResponse = (
  laborNumber: number,
  laborName: string,
  textResponse: string,
  version: number | null,
  /** A recording that becomes part of it; null: what it holds already stays. */
  audioUrl: string | null,
  /** Revision of the draft that it is made of; another one that stands is answered with 412 `draft-changed`. */
  draftRevision: number,
  /** Words of the recording that saving confirms; undefined: they stay as they are. */
  transcription?: string,
): Promise<LaborResponseView> =>
  api('/api/labor-responses', {
    method: 'POST',
    body: { laborNumber, laborName, textResponse, draftRevision, ...(audioUrl ? { audioUrl } : {}), transcription },
    ...(version === null ? {} : { ifMatch: version }),
  });

export const withdrawResponse = (id: string): Promise<void> => api(`/api/labor-responses/${id}`, { method: 'DELETE' });
export const restoreResponse = (id: string): Promise<LaborResponseView> =>
  api(`/api/labor-responses/${id}/restore`, { method: 'POST', body: {} });

/** Stores a draft; what goes wrong comes back as an outcome, because writing goes on. */
export const putDraft = async (laborNumber: number, text: string, revision: number): Promise<PutOutcome> => {
  try {
    const draft = await api<LaborDraftView>(`/api/labor-drafts/${laborNumber}`, {
      method: 'PUT',
      body: { text },
      ifMatch: revision,
      timeout: 10_000,
    });
    return { ok: true, draft };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 412 || error.status === 428))
      return { ok: false, conflict: true, current: (error.members['current'] as LaborDraftView | null) ?? null };
    return { ok: false, conflict: false };
  }
};
