import { useState } from 'react';
import { ApiError, api, failure, mutateApi, useApi } from '#core/web';
import { toast } from '#ui';
import type { BookingView } from '../../schemas/booking';
import { texts } from './texts/texts';

export type Act = 'accept' | 'counter' | 'cancel';
/** One booking and what its person can do with it. */
export interface OneBooking {
  readonly booking: BookingView | undefined;
  readonly error: ApiError | undefined;
  /** Takes on what the server answered to a change. */
  readonly set: (booking: BookingView) => void;
  readonly busy: Act | null;
  /** Why the last try failed; null after one that did not. */
  readonly failed: ApiError | null;
  /** True when it was done. */
  readonly act: (name: Act, body?: object) => Promise<boolean>;
}

const done = { accept: 'accepted', counter: 'countered', cancel: 'cancelled' } as const;

export const useBooking = (id: string): OneBooking => {
  const path = `/api/bookings/${id}`;
  const { data: booking, error, set, reload } = useApi<BookingView>(path);
  const [busy, setBusy] = useState<Act | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  return {
    booking,
    error,
    set: (next) => void set(next),
    busy,
    failed,
    act: async (name, body) => {
      if (busy || !booking) return false;
      setBusy(name);
      setFailed(null);
      try {
        const version = name === 'accept' ? { ifMatch: booking.version } : {};
        set(await api<BookingView>(`${path}/${name}`, { method: 'POST', ...(body && { body }), ...version }));
        toast({ tone: 'success', title: texts(done[name]) });
        await mutateApi('/api/bookings/me');
        return true;
      } catch (reason) {
        if (reason instanceof ApiError) setFailed(reason);
        toast(failure(reason, texts('failed')));
        // Somebody else may have changed it meanwhile.
        await reload();
        return false;
      } finally {
        setBusy(null);
      }
    },
  };
};
