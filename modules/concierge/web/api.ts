import { api, mutateApi, useApi } from '#core/web';
import type { AssistantView, HandOff, HandOffReceipt, Settings, Verdict } from '../schemas/assistant';

const path = '/api/assistant';

/** What the panels need to open. */
export const useAssistant = () => useApi<AssistantView>(path, { open: true, form: true });

/** Notes what the guide may use. */
export const allow = async (view: AssistantView, settings: Settings): Promise<void> => {
  // The box answers at once, and takes it back should the server not agree.
  await mutateApi(path, { ...view, settings });
  try {
    await api(`${path}/settings`, { method: 'PUT', body: settings });
  } catch (error) {
    await mutateApi(path, view);
    throw error;
  }
};

/** Deletes the kept conversation. */
export const forget = (): Promise<void> => api(`${path}/messages`, { method: 'DELETE' });

/** Says whether an answer helped. */
export const judge = (verdict: Verdict): Promise<void> => api(`${path}/verdicts`, { method: 'POST', body: verdict });

/** Passes a wish on to a person; the key makes a second click harmless. */
export const passOn = (wish: HandOff, idempotencyKey: string): Promise<HandOffReceipt> =>
  api<HandOffReceipt>(`${path}/hand-offs`, { method: 'POST', body: wish, idempotencyKey });
