import { useEffect } from 'react';
import { useLocation, useNavigate } from '#core/web';

/** Queries that were asked for and are not drawn yet, in order; and the entry of the history that was drawn last. */
let asked: readonly string[] = [];
let drawn: string | null = null;

const bare = (search: string): string => search.replace(/^\?/, '');

/** Notes what is drawn. What is not one of ours came by Back, a link or a reload, and what was asked for before it is void. */
const noteDrawn = (key: string, search: string): void => {
  if (key === drawn) return;
  drawn = key;
  const at = asked.indexOf(bare(search));
  asked = at < 0 ? [] : asked.slice(at + 1);
};

/** How the address changes: `replace` leaves no step for Back, `state` stays with the entry. */
interface How {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/**
 * Changes the query of the page from what it is by now. The router draws a new address when it finds time, so that what was
 * drawn last may lag behind a second press, and the first one would be undone.
 */
export const useAddress = () => {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  useEffect(() => noteDrawn(key, search), [key, search]);
  return {
    /** The query that was asked for last. */
    now: (): URLSearchParams => new URLSearchParams(asked.at(-1) ?? bare(search)),
    /** Goes to another query of the same page. */
    go: (query: URLSearchParams, how: How = {}): void => {
      const text = query.toString();
      asked = [...asked, text];
      void navigate({ search: text }, how);
    },
  };
};
