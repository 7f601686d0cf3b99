import { ApiError, api, request } from '#core/web';
import type { Answers, BirthProfileInput } from '../../schemas/answers';
import type { DraftReceipt, DraftView } from '../../schemas/draft';
import type { IntakeReceipt } from '../../schemas/intake';

const drafts = '/api/intake-drafts';
const mine = `${drafts}/me`;

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

const change = async (answers: Answers, step: number, version: number): Promise<ChangeOutcome> => {
  try {
    const receipt = await api<DraftReceipt>(mine, { method: 'PUT', body: { answers, step }, ifMatch: version });
    return { ok: true, receipt };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { ok: false, current: null };
    if (error.status !== 412) throw error;
    return { ok: false, current: (error.members.current as DraftView | undefined) ?? null };
  }
};

const drop = async (): Promise<void> => {
  try {
    await api(mine, { method: 'DELETE' });
  } catch (error) {
    // Gone already is gone.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
};

/** The real one. */
export const draftServer: DraftServer = {
  read: () => api<DraftView | null>(mine),
  create: (answers, step) => api<DraftReceipt>(drafts, { method: 'POST', body: { answers, step } }),
  change,
  drop,
  keepBirth: async (birth) => {
    const { etag } = await request('/api/create-birth-profile', { method: 'POST', body: birth });
    return Number(etag);
  },
};

/** Sends the finished form; the same key for the same words makes it safe to send twice. */
export const sendIntake = (answers: Answers, key: string): Promise<IntakeReceipt> =>
  api<IntakeReceipt>('/api/enhanced-intake', { method: 'POST', body: answers, idempotencyKey: key });

/** Mails a link that opens the draft elsewhere. */
export const mailLink = (email: string): Promise<void> =>
  api(`${mine}/resume-link`, { method: 'POST', body: { email } });

/** Opens a draft by the secret of a mailed link, once. */
export const resume = (token: string, replace: boolean): Promise<DraftView> =>
  api<DraftView>(`${drafts}/resume`, { method: 'POST', body: { token, replace } });
