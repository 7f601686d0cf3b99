import { useState } from 'react';
import { ApiError, type ApiState, api, failure, useApi } from '#core/web';
import { getOwnZone } from '#core/web/slots/zones';
import { toast } from '#ui';
import type { OwnAppointment, Slot } from '../../../schemas/appointment';
import { cancelOwnAppointment, getOwnAppointment, rescheduleOwnAppointment } from '../../../schemas/endpoints';
import { texts } from './texts/texts';

export interface Appointment extends Pick<ApiState<OwnAppointment>, 'data' | 'error' | 'reload'> {
  readonly zone: string;
  readonly setZone: (zone: string) => void;
  /** Asks for other days; null is from today on. */
  readonly from: string | null;
  readonly setFrom: (from: string | null) => void;
  readonly busy: boolean;
  /** Why the last act did not work, in a sentence. */
  readonly wrong: string | null;
  /** True when it worked. */
  readonly move: (slot: Slot) => Promise<boolean>;
  readonly cancel: () => Promise<boolean>;
}

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'slot_taken';

/** The booking behind a mailed link, and what its guest does with it. Times are shown in the guest's own zone unless another one is chosen. */
export const useAppointment = (token: string): Appointment => {
  const [zone, setZone] = useState(getOwnZone);
  const [from, setFrom] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const params = { token };
  const state = useApi(
    getOwnAppointment,
    { params, query: { zone, ...(from && { from }) } },
    { open: true, form: true, keep: true },
  );
  const act = async (call: () => Promise<OwnAppointment>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setWrong(null);
    try {
      await call();
      await state.reload();
      return true;
    } catch (error) {
      const said = failure(error, texts('error'));
      setWrong(isTaken(error) ? texts('taken') : (said.description ?? said.title));
      // Whatever stood in the way, the times and the state are shown as they are now.
      await state.reload();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    ...state,
    zone,
    setZone: (next) => {
      setFrom(null);
      setZone(next);
    },
    from,
    setFrom,
    busy,
    wrong,
    move: async ({ start }) => {
      const worked = await act(() => api(rescheduleOwnAppointment, { params, body: { start, zone } }));
      if (worked) toast({ title: texts('moved'), description: texts('moved.more'), tone: 'success' });
      return worked;
    },
    cancel: () => act(() => api(cancelOwnAppointment, { params })),
  };
};
