import { useState } from 'react';
import { ApiError, api, failure, findNewerVersion, refreshAnswers, useNavigate } from '#core/web';
import { toast } from '#ui';
import { readContent } from '../../../lib/content-fields';
import type { RetreatContent } from '../../../schemas/content';
import {
  discardChanges,
  duplicateRetreat,
  listStudioRetreats,
  moveRetreat,
  saveRetreat,
} from '../../../schemas/endpoints';
import type { StudioRetreat } from '../../../schemas/retreat';
import type { RetreatStatus } from '../../../schemas/values';
import { texts } from '../../texts/studio-texts';

/** A retreat being edited. What was typed stays whatever happens; only a saved retreat changes its status. */
export const useRetreatEditor = (retreat: StudioRetreat, onChanged: (retreat: StudioRetreat) => void) => {
  const navigate = useNavigate();
  const [content, setContent] = useState<RetreatContent>(retreat.content);
  const [isChanged, setChanged] = useState(false);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState<'save' | 'move' | 'duplicate' | 'discard' | null>(null);
  // What somebody else saved meanwhile.
  const [newer, setNewer] = useState<StudioRetreat | null>(null);
  const params = { id: retreat.id };

  const take = (next: StudioRetreat): void => {
    setContent(next.content);
    setChanged(false);
    setNewer(null);
    onChanged(next);
  };

  const run = async (what: NonNullable<typeof busy>, work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(what);
    setFailed(null);
    try {
      await work();
      void refreshAnswers(listStudioRetreats);
    } catch (error) {
      const other = findNewerVersion(error, saveRetreat);
      if (other) setNewer(other);
      else if (error instanceof ApiError) setFailed(error);
      else toast(failure(error, texts('failed')));
    } finally {
      setBusy(null);
    }
  };
  return {
    content,
    isChanged,
    failed,
    busy,
    change: (part: Partial<RetreatContent>): void => {
      setContent((now) => ({ ...now, ...part }));
      setChanged(true);
    },
    save: () =>
      run('save', async () => {
        const saved = await api(saveRetreat, { params, body: content }, { ifMatch: retreat.version });
        take(saved);
        toast({ title: texts(saved.shown ? 'saved.waits' : 'saved'), tone: 'success' });
      }),
    move: (to: RetreatStatus) =>
      run('move', async () => {
        take(await api(moveRetreat, { params, body: { to } }, { ifMatch: retreat.version }));
        toast({ title: texts(to === 'published' ? 'published' : 'moved'), tone: 'success' });
      }),
    publishAt: (at: string) =>
      run('move', async () => {
        const body = { to: 'published', at } as const;
        take(await api(moveRetreat, { params, body }, { ifMatch: retreat.version }));
      }),
    discard: () =>
      run('discard', async () => {
        take(await api(discardChanges, { params }, { ifMatch: retreat.version }));
        toast({ title: texts('w.discarded'), tone: 'success' });
      }),
    newer,
    takeTheirs: (): void => {
      if (newer) take(newer);
    },
    /** What was typed stays and is saved over the other's words. */
    keepMine: (): void => {
      if (newer) onChanged(newer);
      setNewer(null);
      setChanged(true);
    },
    /** Puts a version into the editor; its address stays as it is. */
    restore: (stored: unknown): void => {
      setContent(({ slug }) => ({ ...readContent(stored), slug }));
      setChanged(true);
    },
    duplicate: () =>
      run('duplicate', async () => {
        const made = await api(duplicateRetreat, { params }, { idempotencyKey: crypto.randomUUID() });
        toast({ title: texts('duplicated'), tone: 'success' });
        void navigate(`/team-portal/retreats/${made.id}`);
      }),
  };
};
export type RetreatEditor = ReturnType<typeof useRetreatEditor>;
