import { useEffect, useRef, useState } from 'react';
import { refreshAnswers, useSession } from '#core/web';
import { listOwnDrafts } from '../../../schemas/endpoints';
import type { LaborDraftView } from '../../../schemas/labor-response';
import { storable } from '../../../schemas/text';
import { putDraft } from '../../api/labors';
import { DraftKeeper, type DraftState } from './draft-keeper';

/** Writing of one Labor: the text, what is known of its keeping, and the keeper itself. */
export interface Draft {
  readonly text: string;
  readonly state: DraftState;
  readonly keeper: DraftKeeper;
  readonly write: (text: string) => void;
  /** After the keeper's text changed by itself (settled conflict, saved answer). */
  readonly reread: () => void;
}

/** Keeps a Labor's draft while the page is open. Mount it anew for every Labor. */
export const useDraft = (laborNumber: number, stored: LaborDraftView | null, saved: string): Draft => {
  const userId = useSession((session) => session.user?.id ?? '');
  const live = useSession((session) => !session.expired);
  const [state, setState] = useState<DraftState>(stored ? { kind: 'stored', at: stored.savedAt } : { kind: 'clean' });
  const made = useRef<DraftKeeper | null>(null);
  made.current ??= new DraftKeeper({
    userId,
    laborNumber,
    storage: localStorage,
    stored,
    saved,
    put: (text, revision) => putDraft(laborNumber, text, revision),
    onState: (next) => setState(next),
  });
  const keeper = made.current;
  const [text, setText] = useState(keeper.text);

  useEffect(() => {
    const flush = () => void keeper.flush();
    const hidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', hidden);
      // Whoever comes back finds the last words too, not what was stored before them.
      void keeper.close().then(() => refreshAnswers(listOwnDrafts));
    };
  }, [keeper]);
  // Signed in again over the page: what waited on the device goes up at once.
  useEffect(() => {
    if (live && keeper.isUnsaved) void keeper.flush();
  }, [live, keeper]);

  return {
    text,
    state,
    keeper,
    write: (typed) => {
      // Else the server would refuse it again and again, and all that is written after it.
      const next = storable(typed);
      setText(next);
      keeper.write(next);
    },
    reread: () => setText(keeper.text),
  };
};
