import { useEffect, useState } from 'react';
import { ApiError, api, refreshAnswers, useSession } from '#core/web';
import { useLater } from '#ui';
import type { BookingReceipt } from '../../../schemas/booking';
import { listOwnBookings, planTrip, requestQuote } from '../../../schemas/endpoints';
import type { OfferView } from '../../../schemas/offer';
import type { PlanView } from '../../../schemas/trip';
import { check, type Wrong } from './check';
import { chosenOf, emptyTrip, keepTrip, readTrip, type TripDraft } from './draft';

/** A request that was sent; `email` where its answer goes for a visitor. */
export interface Sent {
  readonly receipt: BookingReceipt;
  readonly email: string;
}
/** The page's state, apart from what is drawn of it. */
export interface Trip {
  readonly draft: TripDraft;
  /** The destination that was kept on this device when the page was opened. */
  readonly kept: string;
  readonly change: (part: Partial<TripDraft>) => void;
  readonly toggle: (offer: OfferView) => void;
  readonly remove: (id: string) => void;
  readonly wrong: Wrong;
  readonly busy: 'plan' | 'send' | null;
  readonly plan: PlanView | null;
  readonly sent: Sent | null;
  /** Why the last try failed, in words. */
  readonly failed: { readonly of: 'plan' | 'send'; readonly why: string } | null;
  readonly makePlan: () => Promise<void>;
  /** Plans for another place of the same name. */
  readonly planFor: (destination: string) => Promise<void>;
  readonly send: () => Promise<void>;
}

const bodyOf = ({ destination, checkIn, checkOut, guests, budget, diet, requests, location, chosen }: TripDraft) => ({
  bookingRequest: {
    destination: destination.trim(),
    checkIn,
    checkOut,
    guests,
    budget,
    dietaryPreferences: [...diet],
    specialRequests: requests,
  },
  selectedServices: chosen.map(({ id }) => id),
  currentLocation: location,
});

const fields = ['destination', 'checkIn', 'checkOut', 'guests'] as const;
/** What the server refused, by field. */
const refused = (error: ApiError): Wrong => {
  const found: Record<string, string> = {};
  for (const name of fields) {
    const sentence = error.field(`bookingRequest.${name}`);
    if (sentence) found[name] = sentence;
  }
  const requests = error.field('bookingRequest.specialRequests');
  const email = error.field('email');
  return { ...found, ...(requests && { requests }), ...(email && { email }) };
};

/** What is still wrong after a change: a complaint leaves with what it was about, and one date bears on the other. */
const without = (wrong: Wrong, part: Partial<TripDraft>): Wrong => {
  const dates = 'checkIn' in part || 'checkOut' in part;
  const left = Object.entries(wrong).filter(([name]) => !(name in part) && !(dates && name.startsWith('check')));
  return Object.fromEntries(left);
};

/** Holds the trip: what was said and chosen stays until it was sent, through failures and reloads. */
export const useTrip = (): Trip => {
  const userId = useSession(({ user }) => user?.id ?? null);
  const visitor = userId === null;
  const [own, setDraft] = useState(() => readTrip(userId));
  const [kept] = useState(own.destination);
  // What the server has drawn knows nothing of this device, and is taken over as it stands.
  const taken = useLater();
  const draft = taken ? own : emptyTrip;
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState<Trip['busy']>(null);
  const [plan, setPlan] = useState<PlanView | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const [failed, setFailed] = useState<Trip['failed']>(null);

  // A trip that was begun before signing in belongs to the account from then on, and leaves the device with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: changes are kept where they are made
  useEffect(() => {
    if (own !== emptyTrip) keepTrip(userId, own);
  }, [userId]);
  const keep = (next: TripDraft): void => {
    setDraft(next);
    keepTrip(userId, next);
  };
  const change = (part: Partial<TripDraft>): void => {
    keep({ ...draft, key: null, ...part });
    setWrong(without(wrong, part));
    if (sent) setSent(null);
  };
  const run = async (of: 'plan' | 'send', work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    const missing = check(draft, of === 'send' && visitor);
    setWrong(missing);
    setFailed(null);
    if (Object.keys(missing).length > 0) return;
    setBusy(of);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const found = refused(error);
      setWrong(found);
      if (Object.keys(found).length === 0) setFailed({ of, why: error.field('selectedServices') ?? error.message });
    } finally {
      setBusy(null);
    }
  };
  const planOf = (trip: TripDraft) => async (): Promise<void> => setPlan(await api(planTrip, { body: bodyOf(trip) }));
  return {
    draft,
    kept: taken ? kept : '',
    change,
    toggle: (offer) =>
      change({
        chosen: draft.chosen.some(({ id }) => id === offer.id)
          ? draft.chosen.filter(({ id }) => id !== offer.id)
          : [...draft.chosen, chosenOf(offer)],
      }),
    remove: (id) => change({ chosen: draft.chosen.filter((one) => one.id !== id) }),
    wrong,
    busy,
    plan,
    sent,
    failed,
    makePlan: () => run('plan', planOf(draft)),
    planFor: (destination) => {
      change({ destination });
      return run('plan', planOf({ ...draft, destination }));
    },
    send: () =>
      run('send', async () => {
        const key = draft.key ?? crypto.randomUUID();
        keep({ ...draft, key });
        const email = draft.email.trim();
        const body = { ...bodyOf(draft), ...(visitor && { email }) };
        const receipt = await api(requestQuote, { body }, { idempotencyKey: key });
        setDraft(emptyTrip);
        keepTrip(userId, null);
        setPlan(null);
        setSent({ receipt, email });
        await refreshAnswers(listOwnBookings);
      }),
  };
};
