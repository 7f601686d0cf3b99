import { useEffect, useRef, useState } from 'react';
import { api, refreshAnswers } from '#core/web';
import { getMessageStatus, markConversationRead } from '../../../schemas/endpoints';
import type { Thread } from './use-thread';

const inSight = (): boolean => document.visibilityState === 'visible';

/** Tells the server how far a conversation was read, once it is really in sight. */
export const useReading = (id: string, { conversation, messages }: Thread): void => {
  const [seen, setSeen] = useState(inSight);
  const reported = useRef<string | null>(null);
  useEffect(() => {
    const look = (): void => setSeen(inSight());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const newest = messages.at(-1)?.id;
  const unread = conversation?.unread ?? 0;
  useEffect(() => {
    if (!seen || unread === 0 || !newest || reported.current === newest) return;
    reported.current = newest;
    api(markConversationRead, { params: { id }, body: { upTo: newest } }).then(
      () => refreshAnswers(getMessageStatus),
      () => {
        // The next message or the next visit tells it again.
        reported.current = null;
      },
    );
  }, [seen, unread, newest, id]);
};
