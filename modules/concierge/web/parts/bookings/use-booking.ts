import { useState } from 'react';
import { ApiError, api, failure, refreshAnswers, useApi } from '#core/web';
import { toast } from '#ui';
import type { BookingView } from '../../../schemas/booking';
import { acceptQuote, cancelBooking, counterQuote, getBooking, listOwnBookings } from '../../../schemas/endpoints';
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
  /** Each answers whether it was done. */
  readonly accept: () => Promise<boolean>;
  readonly counter: (wish: string) => Promise<boolean>;
  readonly cancel: () => Promise<boolean>;
}

const done = { accept: 'accepted', counter: 'countered', cancel: 'cancelled' } as const;

export const useBooking = (id: string): OneBooking => {
  const params = { id };
  const { data: booking, error, set, reload } = useApi(getBooking, { params });
  const [busy, setBusy] = useState<Act | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const act = async (name: Act, call: (version: number) => Promise<BookingView>): Promise<boolean> => {
    if (busy || !booking) return false;
    setBusy(name);
    setFailed(null);
    try {
      set(await call(booking.version));
      toast({ tone: 'success', title: texts(done[name]) });
      await refreshAnswers(listOwnBookings);
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
  };
  return {
    booking,
    error,
    set: (next) => void set(next),
    busy,
    failed,
    accept: () => act('accept', (version) => api(acceptQuote, { params }, { ifMatch: version })),
    counter: (wish) => act('counter', () => api(counterQuote, { params, body: { wish } })),
    cancel: () => act('cancel', () => api(cancelBooking, { params })),
  };
};
