import { changePreferences } from '#core/schemas/endpoints';
import type { Preferences } from '#core/schemas/preferences';
import { api, failure, useSession } from '#core/web';
import { toast } from '#ui';

/** What is found again on every device; null follows the browser. */
export type Choices = Preferences;

/**
 * Keeps a choice of the page's look in the account too, if somebody is signed in, then goes on with `after`; the browser has the choice
 * in any case.
 */
export const keepChoice = (change: Partial<Choices>, after: () => void = () => undefined): void => {
  if (useSession.getState().user === null) after();
  else
    api(changePreferences, { body: change })
      .catch((error: unknown) => void toast(failure(error)))
      .finally(after);
};
