import { api, mutateApi } from '#core/web';
import type { EnneagramInput, EnneagramView } from '../../schemas/enneagram';

export const enneagramPath = '/api/enneagram/me';

const stored = async (view: EnneagramView | null): Promise<void> => {
  await mutateApi(enneagramPath, view);
  void mutateApi((path) => /^\/api\/(journey|holistic-profiles)\b/.test(path));
};

/** Stores a whole questionnaire in the place of the version that was read, if there is one. */
export const sendEnneagram = async (input: EnneagramInput, version: number | null): Promise<void> =>
  stored(
    await api<EnneagramView>(enneagramPath, {
      method: 'PUT',
      body: input,
      ...(version === null ? {} : { ifMatch: version }),
    }),
  );

/** Deletes answers and result. */
export const removeEnneagram = async (): Promise<void> => {
  await api(enneagramPath, { method: 'DELETE' });
  await stored(null);
};
