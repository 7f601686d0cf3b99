import { useRef, useState } from 'react';
import { ApiError, type ApiState, api, failure, refreshAnswers, useApi } from '#core/web';
import { type ToastHandle, toast } from '#ui';
import type { IntakeCard, IntakeChange, IntakeDetail } from '../../../../schemas/admin';
import { changeIntake, countIntakes, getIntake } from '../../../../schemas/endpoints';
import type { IntakeState } from '../../../../schemas/values';
import { texts } from '../texts/texts';

/** Shows in the list what an action changed. */
export type Put = (id: string, part: Partial<IntakeCard>) => void;

/** One intake and what admins do with it. */
export interface IntakeActions extends Pick<ApiState<IntakeDetail>, 'data' | 'error' | 'reload'> {
  readonly busy: boolean;
  /** Moves it, with a way back. */
  readonly move: (state: IntakeState) => Promise<void>;
  /** Gives it to a member of staff, or (null) back to all. */
  readonly assign: (id: string | null) => Promise<void>;
  /** Takes in what another call changed. */
  readonly take: (part: Partial<IntakeDetail>) => void;
}

/** Reads one intake, which is put on record, so only at opening and when it changed. */
export const useIntake = (id: string, put: Put): IntakeActions => {
  const { data, error, reload, set } = useApi(getIntake, { params: { id } }, { form: true });
  const [busy, setBusy] = useState(false);
  // An error stays until it is closed; the next attempt answers it, and must not wait behind it.
  const errorToast = useRef<ToastHandle | null>(null);
  /** Changes one version; an undo names the version its own change made. */
  const patch = async (change: IntakeChange, version: number): Promise<IntakeCard | null> => {
    errorToast.current?.dismiss();
    setBusy(true);
    try {
      const card = await api(changeIntake, { params: { id }, body: change }, { ifMatch: version });
      put(id, card);
      void refreshAnswers(countIntakes);
      await reload();
      return card;
    } catch (reason) {
      const stale = reason instanceof ApiError && reason.status === 412;
      const title = texts('error');
      errorToast.current = toast(
        stale ? { tone: 'error', title, description: texts('changed') } : failure(reason, title),
      );
      if (stale) void reload();
      return null;
    } finally {
      setBusy(false);
    }
  };
  const back = async (state: IntakeState, version: number): Promise<void> => {
    if (await patch({ status: state }, version))
      toast({ title: texts('undone', { state: texts(`state.${state}`) }), tone: 'success' });
  };
  return {
    data,
    error,
    reload,
    busy,
    take: (part) => data && set({ ...data, ...part }),
    move: async (state) => {
      if (!data || busy || data.state === state) return;
      const before = data.state;
      const card = await patch({ status: state }, data.version);
      if (!card) return;
      const action = { label: texts('undo'), onSelect: () => void back(before, card.version) };
      toast({ title: texts(`done.${state}`), tone: 'success', action });
    },
    assign: async (staffId) => {
      if (!data || busy) return;
      const card = await patch({ assignedTo: staffId }, data.version);
      if (!card) return;
      const name = card.assignedTo?.name;
      toast({ title: name ? texts('hands.done', { name }) : texts('hands.free'), tone: 'success' });
    },
  };
};
