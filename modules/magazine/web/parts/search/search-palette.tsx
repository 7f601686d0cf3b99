import { Fragment, useCallback, useMemo } from 'react';
import { api, type OverlayProps, useNavigate, useSession } from '#core/web';
import { readerLanguage } from '#core/web/reader-language';
import { Command, type CommandGroup } from '#ui/command/command';
import { searchArticles } from '../../../schemas/endpoints';
import { articlePagePath } from '../../../schemas/paths';
import type { ArticleHit, Segment } from '../../../schemas/search';
import { texts as journal } from '../../texts/texts';
import { categoryPlaces, named, type Place, pagesFor } from './places';
import styles from './search-palette.module.css';
import { texts } from './texts/texts';

const plain = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');

const Snippet = ({ hit }: { readonly hit: ArticleHit }) => (
  <>
    {journal(`category.${hit.category}`)} · {journal(`type.${hit.type}`)} ·{' '}
    <span lang={hit.language}>
      {hit.snippet.map(({ text, hit: found }, at) => {
        const key = `${at} ${text}`;
        return found ? (
          <mark key={key} className={styles.hit}>
            {text}
          </mark>
        ) : (
          <Fragment key={key}>{text}</Fragment>
        );
      })}
    </span>
  </>
);

const articleOf = (hit: ArticleHit): Place => ({
  key: hit.id,
  to: articlePagePath(hit.slug),
  text: plain(hit.title),
  detail: <Snippet hit={hit} />,
});

/** The search over everything, by Cmd/Ctrl+K or `/`: articles by what is in them, whatever the spelling, and pages by name. */
export const SearchPalette = ({ open, onClose, wish }: OverlayProps) => {
  const navigate = useNavigate();
  const user = useSession((session) => session.user);
  const pages = useMemo(() => [...pagesFor(user), ...categoryPlaces()], [user]);
  const search = useCallback(
    async (words: string, signal: AbortSignal): Promise<CommandGroup<Place>[]> => {
      const { hits, corrected } = await api(
        searchArticles,
        { query: { q: words, lang: readerLanguage() } },
        { signal },
      );
      const label = corrected === null ? texts('articles') : texts('corrected', { words: corrected });
      return [
        { key: 'articles', label, items: hits.map(articleOf) },
        { key: 'pages', label: texts('pages'), items: named(pages, words) },
      ];
    },
    [pages],
  );
  const start = useMemo(
    (): CommandGroup<Place>[] => [
      { key: 'pages', label: texts('pages'), items: pagesFor(user) },
      { key: 'categories', label: texts('categories'), items: categoryPlaces() },
    ],
    [user],
  );
  return (
    <Command
      open={open}
      onOpenChange={(next) => !next && onClose()}
      label={texts('label')}
      placeholder={texts('label')}
      search={search}
      start={start}
      emptyText={texts('nothing')}
      failedText={texts('failed')}
      onChoose={({ to }) => void navigate(to)}
      initial={wish.q}
    />
  );
};
