import { useRef, useState } from 'react';
import { ApiError, api, findProblem, refreshAnswers, useNavigate } from '#core/web';
import { bookedEvent } from '#modules/reporting/public';
import { toast } from '#ui';
import type { PublicDate } from '../../../schemas/date';
import { bookPlace, getRetreat, listOwnPlaces } from '../../../schemas/endpoints';
import type { PlaceInput } from '../../../schemas/place';
import { texts } from '../../texts/texts';
import { formatPrice } from '../format';

type BookingDraft = Omit<PlaceInput, 'dateId' | 'price' | 'answers'> & {
  readonly answers: Readonly<Record<string, string>>;
};

const empty = (roomId: string): BookingDraft => ({
  ...{ roomId, diet: [], dietNote: '', health: '', healthConsent: false, emergencyContact: '', answers: {} },
});

/** A place being booked on a date. What was typed stays whatever happens; a changed price has to be agreed to once more. */
export const useBookingForm = (date: PublicDate, wantedRoom: string | null) => {
  const free = date.rooms.filter(({ left }) => left > 0);
  const first = (free.find(({ id }) => id === wantedRoom) ?? free[0])?.id ?? '';
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => empty(first));
  const [agreed, setAgreed] = useState<PlaceInput['price'] | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  const room = date.rooms.find(({ id }) => id === draft.roomId);
  const price = agreed ?? room?.price ?? null;

  const change = (part: Partial<BookingDraft>): void => {
    setDraft((now) => ({ ...now, ...part }));
    if (part.roomId !== undefined) setAgreed(null);
    key.current = crypto.randomUUID();
  };
  const refuse = (error: unknown): void => {
    if (!(error instanceof ApiError)) throw error;
    const changed = findProblem(error, bookPlace, 'price-changed');
    if (changed) {
      setAgreed(changed.price);
      key.current = crypto.randomUUID();
      setNotice(texts('booking.price.changed', { price: formatPrice(changed.price) }));
    } else setFailed(error);
    void refreshAnswers(getRetreat);
  };
  const send = async (): Promise<void> => {
    if (busy || !price) return;
    setBusy(true);
    setFailed(null);
    setNotice(null);
    try {
      const answers = Object.entries(draft.answers).map(([question, text]) => ({ question, text }));
      const body = { ...draft, answers, dateId: date.id, price };
      const place = await api(bookPlace, { body }, { idempotencyKey: key.current });
      window.dispatchEvent(new Event(bookedEvent));
      toast({ title: texts('booking.done'), tone: 'success' });
      await refreshAnswers(getRetreat, listOwnPlaces);
      void navigate(`/retreats/places/${place.id}`);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return { draft, change, price, failed, notice, busy, send };
};
