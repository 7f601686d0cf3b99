import { useEffect, useRef, useState } from 'react';
import { type ApiError, api, failure, useApi } from '#core/web';
import type { ChapterResponse, ChapterResponseInput, ChaptersView } from '../../schemas/chapters';
import { deleteResponse, listChapters, saveResponse } from '../../schemas/endpoints';

/** The own chapters, and a way to say something of one. */
export interface Chapters {
  /** Undefined until they are read. */
  readonly data: ChaptersView | undefined;
  readonly error: ApiError | undefined;
  readonly reload: () => Promise<void>;
  /** Why the last answer to a chapter could not be saved, by chapter; gone with the next try. */
  readonly failed: Readonly<Record<string, string>>;
  /** Saves what is said of a chapter; neither verdict nor note takes it back. True once it is saved. */
  readonly say: (chapter: string, input: ChapterResponseInput) => Promise<boolean>;
}

const withResponse = (view: ChaptersView, id: string, response: ChapterResponse | null): ChaptersView => ({
  ...view,
  groups: view.groups.map((group) => ({
    ...group,
    chapters: group.chapters.map((chapter) => (chapter.id === id ? { ...chapter, response } : chapter)),
  })),
});

export const useChapters = (): Chapters => {
  const { data, error, reload, set } = useApi(listChapters);
  // What the page shows by now, for answers that come back in another order.
  const newest = useRef<ChaptersView>(undefined);
  useEffect(() => {
    newest.current = data;
  }, [data]);
  const [failed, setFailed] = useState<Chapters['failed']>({});
  const say: Chapters['say'] = async (chapter, input) => {
    setFailed(({ [chapter]: _former, ...rest }) => rest);
    try {
      const params = { chapter };
      const isTakenBack = input.verdict === null && input.note === null;
      if (isTakenBack) await api(deleteResponse, { params });
      const response = isTakenBack ? null : await api(saveResponse, { params, body: input });
      if (newest.current) {
        newest.current = withResponse(newest.current, chapter, response);
        set(newest.current);
      }
      return true;
    } catch (problem) {
      setFailed((now) => ({ ...now, [chapter]: failure(problem).description }));
      return false;
    }
  };
  return { data, error, reload, failed, say };
};
