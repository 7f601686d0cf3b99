import { useApi, useSession } from '#core/web';
import type { JourneyOverview } from '../../schemas/overview';
import { journeyPath } from '../api/profile';

interface Numbered {
  readonly laborNumber: number;
}
interface Named extends Numbered {
  readonly name: string;
}

/** One of the twelve as the dashboard shows it. */
export interface LaborMark extends Named {
  readonly state: 'completed' | 'in-progress' | 'pending';
}

/** The person's journey and, for clients, how far each of the twelve Labors is. */
export const useProgress = () => {
  const client = useSession((session) => session.user?.role === 'client');
  const journey = useApi<JourneyOverview>(journeyPath);
  const named = useApi<readonly Named[]>(client ? '/api/labors' : null);
  const answers = useApi<readonly Numbered[]>(client ? '/api/labor-responses/me' : null);
  const drafts = useApi<readonly Numbered[]>(client ? '/api/labor-drafts/me' : null);
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
