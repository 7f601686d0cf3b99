import { useEffect, useRef, useState } from 'react';
import { refreshAnswers, useCatchUp, useChannel, useLocation, useNavigate, useSearchParams } from '#core/web';
import { type Pages, usePages } from '#core/web/lists/use-pages';
import { toQuery } from '#core/web/search-params';
import type { ConversationView } from '../../../schemas/conversation';
import { getMessageStatus, listConversations } from '../../../schemas/endpoints';
import { changed } from '../../paths';

export interface Conversations {
  readonly pages: Pages<ConversationView>;
  /** The words as they are being typed. */
  readonly words: string;
  readonly setWords: (words: string) => void;
  readonly unreadOnly: boolean;
  readonly setUnreadOnly: (only: boolean) => void;
  readonly filtered: boolean;
  readonly clear: () => void;
  /** The filters as they stand in the address, with the question mark; '' without any. */
  readonly search: string;
}

/** Milliseconds without a key after which what was typed is searched. */
const pause = 300;

/** The list of conversations, its search and its filter; both stand in the address. */
export const useConversations = (): Conversations => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  const unreadOnly = params.get('unread') === 'true';
  const [words, setWords] = useState(q);
  const asked = { q, unread: unreadOnly ? 'true' : null };
  const pages = usePages(
    listConversations,
    { query: { ...(q && { q }), ...(unreadOnly && { unread: 'true' as const }), limit: 20 } },
    { keep: true },
  );
  const go = (change: Partial<typeof asked>): void => {
    const search = toQuery({ ...asked, ...change });
    void navigate(pathname + (search && `?${search}`), { replace: true });
  };
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    const typed = words.trim();
    if (typed === q) return;
    const timer = setTimeout(() => latest.current({ q: typed }), pause);
    return () => clearTimeout(timer);
  }, [words, q]);
  const readAnew = (): void => {
    void pages.refresh(({ id }) => id);
    void refreshAnswers(getMessageStatus);
  };
  useChannel(null, (event) => {
    if (event === changed || event === 'reconnected') readAnew();
  });
  useCatchUp(readAnew);
  const search = toQuery(asked);
  return {
    pages,
    words,
    setWords,
    unreadOnly,
    setUnreadOnly: (only) => go({ unread: only ? 'true' : null }),
    filtered: q !== '' || unreadOnly,
    clear: () => {
      setWords('');
      go({ q: '', unread: null });
    },
    search: search && `?${search}`,
  };
};
