import { useRoom } from '#core/web';
import { refreshConnections } from './connections';

/** Asks anew when the other side answers or ends something. */
export const useChanges = (): void =>
  useRoom(null, (event) => {
    if (event === 'connections.changed' || event === 'reconnected') void refreshConnections();
  });
