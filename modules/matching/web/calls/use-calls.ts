import { mutateApi, useApi, useRoom } from '#core/web';
import type { CallView } from '../../schemas/call';

const callsPath = '/api/introduction-calls?limit=100';

/** Everything that shows calls or free times. */
export const refreshCalls = (): Promise<void> =>
  mutateApi((path) => path.startsWith('/api/introduction-calls') || path.includes('/call-slots'));

/** The own calls ahead, kept fresh; asked once however many places show one. */
export const useCalls = () => {
  const calls = useApi<CallView[]>(callsPath);
  useRoom(null, (event) => {
    if (event === 'calls.changed' || event === 'matches.changed' || event === 'reconnected') void calls.reload();
  });
  return calls;
};

/** The call of one match, if there is one. */
export const useCallOf = (matchId: string): CallView | undefined =>
  useCalls().data?.find((call) => call.matchId === matchId);
