import { api, failure, useSession } from '#core/web';
import { toast } from '#ui';

/** What is found again on every device; null follows the browser. */
export interface Choices {
  readonly language: 'en' | 'de' | 'es' | null;
  readonly theme: 'light' | 'dark' | 'system' | null;
  readonly units: 'metric' | 'imperial' | null;
}

/**
 * Keeps a choice of the page's look in the account too, if somebody is signed in, then goes on with `after`; the browser has the choice
 * in any case.
 */
export const keepChoice = (change: Partial<Choices>, after: () => void = () => undefined): void => {
  if (useSession.getState().user === null) after();
  else
    api<Choices>('/api/account/preferences', { method: 'PATCH', body: change })
      .catch((error: unknown) => void toast(failure(error)))
      .finally(after);
};
