import { api, failure, useSession } from '#core/web';
import { toast } from '#ui';

/** What is found again on every device; null follows the browser. */
export interface Choices {
  readonly language: 'en' | 'de' | 'es' | null;
  readonly theme: 'light' | 'dark' | 'system' | null;
  readonly units: 'metric' | 'imperial' | null;
}

/** Keeps a choice of the page's look in the account too, if somebody is signed in; the browser has it anyway. */
export const keepChoice = async (change: Partial<Choices>): Promise<void> => {
  if (useSession.getState().user === null) return;
  await api<Choices>('/api/account/preferences', { method: 'PATCH', body: change }).catch((error: unknown) => {
    toast(failure(error));
  });
};
