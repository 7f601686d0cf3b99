import { useChannel } from '#core/web';
import { refreshConnections } from './connections';

/** Asks anew when the other side answers or ends something. */
export const useChanges = (): void =>
  useChannel(null, (event) => {
    if (event === 'connections.changed' || event === 'reconnected') void refreshConnections();
  });
