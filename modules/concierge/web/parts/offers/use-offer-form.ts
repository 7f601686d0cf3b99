import { useRef, useState } from 'react';
import { ApiError, api, findNewerVersion } from '#core/web';
import { toDecimal } from '#modules/money/public';
import { parsePrice } from '#modules/retreats/public';
import { toast } from '#ui';
import { createOffer, deleteOffer, saveOffer } from '../../../schemas/endpoints';
import type { OfferInput, StudioOffer } from '../../../schemas/studio-offer';
import type { OfferLanguage } from '../../../schemas/values';
import { texts } from '../../texts/offer-texts';

/** An offer as it is typed. */
export interface OfferDraft extends Omit<OfferInput, 'price' | 'features' | 'bookingUrl' | 'origin' | 'language'> {
  readonly language: OfferLanguage;
  readonly amount: string;
  readonly currency: string;
  readonly per: NonNullable<OfferInput['price']>['per'];
  readonly features: string;
  readonly bookingUrl: string;
  readonly origin: string;
}

/** What versions keep of an offer. */
export type KeptOffer = Omit<StudioOffer, 'source' | 'canEdit' | 'sample' | 'version'>;

const draftOf = (offer: KeptOffer | null): OfferDraft => ({
  language: offer?.language ?? 'en',
  name: offer?.name ?? '',
  category: offer?.category ?? 'hotel',
  description: offer?.description ?? '',
  location: offer?.location ?? '',
  latitude: offer?.latitude ?? null,
  longitude: offer?.longitude ?? null,
  provider: offer?.provider ?? '',
  rating: offer?.rating ?? null,
  reviews: offer?.reviews ?? 0,
  dietaryOptions: offer?.dietaryOptions ?? [],
  availability: offer?.availability ?? 'available',
  opens: offer?.opens ?? null,
  closes: offer?.closes ?? null,
  departs: offer?.departs ?? null,
  minutes: offer?.minutes ?? null,
  amount: offer?.price ? toDecimal(offer.price.minor, offer.price.currency) : '',
  currency: offer?.price?.currency ?? 'EUR',
  taxCode: offer?.taxCode ?? null,
  per: offer?.price?.per ?? 'night',
  features: (offer?.features ?? []).join('\n'),
  bookingUrl: offer?.bookingUrl ?? '',
  origin: offer?.origin ?? '',
});

const isCode = (currency: string): boolean => /^[A-Z]{3}$/.test(currency);
/** What was typed as a price; undefined while it cannot be read. */
const priceOf = ({ amount, currency, per }: OfferDraft): OfferInput['price'] | undefined => {
  if (amount.trim() === '') return null;
  const minor = isCode(currency) ? parsePrice(amount, currency) : null;
  return minor === null || minor < 1 ? undefined : { minor, currency, per };
};

interface Hearers {
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** An offer being added (null) or changed. What was typed stays whatever happens. */
export const useOfferForm = (offer: StudioOffer | null, { onChanged, onClose }: Hearers) => {
  const [draft, setDraft] = useState(() => draftOf(offer));
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [isPriceWrong, setPriceWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  // What somebody else saved meanwhile, and what is replaced by the next saving.
  const [newer, setNewer] = useState<StudioOffer | null>(null);
  const [version, setVersion] = useState(offer?.version ?? 0);
  const run = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      await work();
      toast({ title: done, tone: 'success' });
      onChanged();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const other = findNewerVersion(error, saveOffer);
      if (other) setNewer(other);
      else setFailed(error);
      key.current = crypto.randomUUID();
    } finally {
      setBusy(false);
    }
  };
  const save = async (): Promise<void> => {
    const price = priceOf(draft);
    setPriceWrong(price === undefined);
    if (price === undefined) return;
    const { amount: _a, currency: _c, per: _p, ...facts } = draft;
    const body: OfferInput = {
      ...facts,
      price,
      features: draft.features.split('\n').filter((line) => line.trim() !== ''),
      bookingUrl: draft.bookingUrl.trim() || null,
      origin: draft.origin.trim() || null,
    };
    await run(
      () =>
        offer
          ? api(saveOffer, { params: { id: offer.id }, body }, { ifMatch: version })
          : api(createOffer, { body }, { idempotencyKey: key.current }),
      texts('saved'),
    );
  };
  return {
    draft,
    newer,
    takeTheirs: () => {
      if (!newer) return;
      setDraft(draftOf(newer));
      setVersion(newer.version);
      setNewer(null);
    },
    keepMine: () => {
      if (newer) setVersion(newer.version);
      setNewer(null);
    },
    restore: (kept: KeptOffer) => setDraft(draftOf(kept)),
    failed,
    isPriceWrong,
    busy,
    change: (part: Partial<OfferDraft>) => setDraft((now) => ({ ...now, ...part })),
    save,
    remove: (id: string) => run(() => api(deleteOffer, { params: { id } }), texts('deleted')),
  };
};
