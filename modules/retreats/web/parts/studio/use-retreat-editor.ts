import { useState } from 'react';
import { ApiError, api, failure, refreshAnswers, useNavigate } from '#core/web';
import { toast } from '#ui';
import type { RetreatContent } from '../../../schemas/content';
import { duplicateRetreat, listStudioRetreats, moveRetreat, saveRetreat } from '../../../schemas/endpoints';
import type { StudioRetreat } from '../../../schemas/retreat';
import type { RetreatStatus } from '../../../schemas/values';
import { texts } from '../../texts/studio-texts';

/** A retreat being edited. What was typed stays whatever happens; only a saved retreat changes its status. */
export const useRetreatEditor = (retreat: StudioRetreat, onChanged: (retreat: StudioRetreat) => void) => {
  const navigate = useNavigate();
  const [content, setContent] = useState<RetreatContent>(retreat.content);
  const [isChanged, setChanged] = useState(false);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState<'save' | 'move' | 'duplicate' | null>(null);
  const params = { id: retreat.id };

  const run = async (what: NonNullable<typeof busy>, work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(what);
    setFailed(null);
    try {
      await work();
      void refreshAnswers(listStudioRetreats);
    } catch (error) {
      if (error instanceof ApiError) setFailed(error);
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
        setContent(saved.content);
        setChanged(false);
        onChanged(saved);
        toast({ title: texts('saved'), tone: 'success' });
      }),
    move: (to: RetreatStatus) =>
      run('move', async () => {
        onChanged(await api(moveRetreat, { params, body: { to } }, { ifMatch: retreat.version }));
        toast({ title: texts(to === 'published' ? 'published' : 'moved'), tone: 'success' });
      }),
    duplicate: () =>
      run('duplicate', async () => {
        const made = await api(duplicateRetreat, { params }, { idempotencyKey: crypto.randomUUID() });
        toast({ title: texts('duplicated'), tone: 'success' });
        void navigate(`/team-portal/retreats/${made.id}`);
      }),
  };
};
export type RetreatEditor = ReturnType<typeof useRetreatEditor>;
