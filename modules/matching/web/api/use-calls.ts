import { refreshAnswers, useApi, useChannel } from '#core/web';
import type { CallView } from '../../schemas/call';
import { getCallSlots, listCalls } from '../../schemas/endpoints';

/** Everything that shows calls or free times. */
export const refreshCalls = (): Promise<void> => refreshAnswers(listCalls, getCallSlots);

/** The own calls ahead, kept fresh; asked once however many places show one. */
export const useCalls = () => {
  const calls = useApi(listCalls, { query: { limit: 100 } });
  useChannel(null, (event) => {
    if (event === 'calls.changed' || event === 'matches.changed' || event === 'reconnected') void calls.reload();
  });
  return calls;
};

/** The call of one match, if there is one. */
export const useCallOf = (matchId: string): CallView | undefined =>
  useCalls().data?.find((call) => call.matchId === matchId);
