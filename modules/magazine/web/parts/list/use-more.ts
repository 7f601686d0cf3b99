import { useState } from 'react';
import { ApiError, api, toPath } from '#core/web';
import { readerLanguage } from '#core/web/reader-language';
import type { ArticleCard } from '../../../schemas/article';
import { listArticles } from '../../../schemas/endpoints';
import { cursorOf, type Filters } from '../../../schemas/paths';

interface Pages {
  readonly path: string;
  readonly cards: readonly ArticleCard[];
}
const none: readonly ArticleCard[] = [];

/** The pages after the first one, as far as somebody asked for them; they are forgotten when the filters change. */
export const useMore = (filters: Filters, first: readonly ArticleCard[] | undefined) => {
  const query = { ...filters, lang: readerLanguage() };
  const path = toPath(listArticles, { query });
  const [pages, setPages] = useState<Pages>({ path, cards: none });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const cards = pages.path === path ? pages.cards : none;

  const load = async () => {
    const last = cards.at(-1) ?? first?.at(-1);
    if (!last || busy) return;
    setBusy(true);
    setFailed(false);
    try {
      const next = await api(listArticles, { query: { ...query, after: cursorOf(last, filters.sort) } });
      // What was published meanwhile may push an article from one page to the next.
      const shown = new Set([...(first ?? []), ...cards].map(({ id }) => id));
      setPages({ path, cards: [...cards, ...next.filter(({ id }) => !shown.has(id))] });
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return { cards, busy, failed, load };
};
