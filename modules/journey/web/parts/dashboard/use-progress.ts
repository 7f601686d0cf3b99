import { useApi, useSession } from '#core/web';
import { listLabors, listOwnDrafts, listOwnResponses } from '#modules/labors/public';
import { getJourney } from '#modules/profile/public';

/** One of the twelve as the dashboard shows it. */
export interface LaborMark {
  readonly laborNumber: number;
  readonly name: string;
  readonly state: 'completed' | 'in-progress' | 'pending';
}

/** The person's journey and, for clients, how far each of the twelve Labors is. */
export const useProgress = () => {
  const client = useSession((session) => session.user?.role === 'client');
  const journey = useApi(getJourney);
  const named = useApi(listLabors, client ? {} : null);
  const answers = useApi(listOwnResponses, client ? {} : null);
  const drafts = useApi(listOwnDrafts, client ? {} : null);
  const drafted = new Set(drafts.data?.map((one) => one.laborNumber));
  const answered = new Set(answers.data?.map((one) => one.laborNumber));
  const marks =
    named.data &&
    answers.data &&
    named.data.map(
      ({ laborNumber, name }): LaborMark => ({
        laborNumber,
        name,
        state: drafted.has(laborNumber) ? 'in-progress' : answered.has(laborNumber) ? 'completed' : 'pending',
      }),
    );
  return {
    client,
    journey,
    marks,
    lit: [...answered],
    draft: marks?.find(({ state }) => state === 'in-progress') ?? null,
    marksError: named.error ?? answers.error,
    reloadMarks: async () => {
      await Promise.all([named.reload(), answers.reload()]);
    },
  };
};
