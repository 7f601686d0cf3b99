import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, api, findNewerVersion, refreshAnswers, storeAnswer } from '#core/web';
import type { ArticleChange, ArticleContent, EditorialView } from '../../../schemas/editorial';
import { changeArticle, getArticleInWork, listArticlesInWork, listVersions } from '../../../schemas/endpoints';

/** Milliseconds without a key after which a draft is saved. */
const pause = 2500;

type Field = keyof ArticleContent;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which one content differs from another. */
export const differing = (mine: ArticleContent, theirs: ArticleContent): Field[] =>
  (Object.keys(mine) as Field[]).filter((field) => !same(mine[field], theirs[field]));

const changeOf = (mine: ArticleContent, theirs: ArticleContent): ArticleChange =>
  Object.fromEntries(differing(mine, theirs).map((field) => [field, mine[field]]));

/** Whether it saves by itself: what readers see, or will see unasked, changes only when somebody says so. */
export const savesItself = ({ status }: Pick<EditorialView, 'status'>): boolean =>
  status === 'draft' || status === 'review';

/** An article under somebody's hands: what is stored, what is written, and how the two get together. */
export const useEditor = (first: EditorialView) => {
  const [stored, setStored] = useState(first);
  const [mine, setMine] = useState(first.content);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  /** Somebody else's version, while the person has not chosen. */
  const [theirs, setTheirs] = useState<EditorialView | null>(null);
  const changed = differing(mine, stored.content).length > 0;

  const now = useRef({ stored, mine, busy, theirs });
  now.current = { stored, mine, busy, theirs };

  const accept = useCallback((view: EditorialView) => {
    setStored(view);
    void storeAnswer(getArticleInWork, { params: { id: view.id } }, view);
    void refreshAnswers(listArticlesInWork, listVersions);
  }, []);

  /** Runs a write on the stored version; answers what is stored then, or null when it was refused. */
  const write = useCallback(
    async (send: (view: EditorialView) => Promise<EditorialView>): Promise<EditorialView | null> => {
      if (now.current.busy) return null;
      setBusy(true);
      setError(null);
      try {
        const view = await send(now.current.stored);
        accept(view);
        return view;
      } catch (reason) {
        if (!(reason instanceof ApiError)) throw reason;
        const newer = findNewerVersion(reason, changeArticle);
        if (newer) setTheirs(newer);
        else setError(reason);
        return null;
      } finally {
        setBusy(false);
      }
    },
    [accept],
  );

  const save = useCallback(
    () =>
      write(({ id, version, content }) =>
        api(changeArticle, { params: { id }, body: changeOf(now.current.mine, content) }, { ifMatch: version }),
      ),
    [write],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the words starts the pause anew
  useEffect(() => {
    if (!changed || busy || theirs || error || !stored.can.edit || !savesItself(stored)) return;
    const timer = setTimeout(() => void save(), pause);
    return () => clearTimeout(timer);
  }, [mine, changed, busy, theirs, error, stored, save]);

  useEffect(() => {
    if (!changed) return;
    const leave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', leave);
    return () => removeEventListener('beforeunload', leave);
  }, [changed]);

  return {
    stored,
    mine,
    changed,
    busy,
    error,
    theirs,
    edit: (change: ArticleChange) => {
      setError(null);
      setMine((before) => ({ ...before, ...change }));
    },
    save,
    /** A step that is no change of the words: stage or restoring; the answer's words replace what is written. */
    step: async (send: (view: EditorialView) => Promise<EditorialView>) => {
      const view = await write(send);
      if (view) setMine(view.content);
      return view;
    },
    keepMine: () => {
      if (theirs) setStored(theirs);
      setTheirs(null);
    },
    takeTheirs: () => {
      if (theirs) {
        accept(theirs);
        setMine(theirs.content);
      }
      setTheirs(null);
    },
  };
};
export type Editor = ReturnType<typeof useEditor>;
