import { ApiError, api, findProblem, request } from '#core/web';
import type { Answers, BirthProfileInput } from '../../schemas/answers';
import type { DraftReceipt, DraftView } from '../../schemas/draft';
import { createBirthProfile, createDraft, deleteDraft, getDraft, saveDraft } from '../../schemas/endpoints';
import { getForm } from '../texts/texts';

/** Answer of one attempt to change the server's draft; `current` is null when there is none any more. */
export type ChangeOutcome =
  | { readonly ok: true; readonly receipt: DraftReceipt }
  | { readonly ok: false; readonly current: DraftView | null };

/** The server as the keeper needs it; tests give one of their own. */
export interface DraftServer {
  readonly read: () => Promise<DraftView | null>;
  readonly create: (answers: Answers, step: number) => Promise<DraftReceipt>;
  readonly change: (answers: Answers, step: number, version: number) => Promise<ChangeOutcome>;
  readonly drop: () => Promise<void>;
  /** Answers the draft's version afterwards. */
  readonly keepBirth: (birth: BirthProfileInput) => Promise<number>;
}

/** The form that is answered on this page. */
const formVersion = (): { readonly form?: string } => {
  const form = getForm();
  return form ? { form: form.version } : {};
};

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const change = async (answers: Answers, step: number, version: number): Promise<ChangeOutcome> => {
  try {
    const receipt = await api(saveDraft, { body: { answers, step, ...formVersion() } }, { ifMatch: version });
    return { ok: true, receipt };
  } catch (error) {
    if (isGone(error)) return { ok: false, current: null };
    const newer = findProblem(error, saveDraft, 'changed-elsewhere');
    if (!newer) throw error;
    return { ok: false, current: newer.current };
  }
};

const drop = async (): Promise<void> => {
  try {
    await api(deleteDraft);
  } catch (error) {
    // Gone already is gone.
    if (!isGone(error)) throw error;
  }
};

/** The real one. */
export const draftServer: DraftServer = {
  read: () => api(getDraft),
  create: (answers, step) => api(createDraft, { body: { answers, step, ...formVersion() } }),
  change,
  drop,
  keepBirth: async (birth) => {
    const { etag } = await request(createBirthProfile, { body: birth });
    return Number(etag);
  },
};
