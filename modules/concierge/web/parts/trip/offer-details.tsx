import { nameLanguage, readerLanguage } from '#core/web/reader-language';
import { Alert, Button } from '#ui';
import { SideSheet } from '#ui/side-sheet/side-sheet';
import type { OfferView } from '../../../schemas/offer';
import { clockText } from './clock';
import { priceText } from './money';
import { AvailabilityBadge, distanceText, ratingText } from './offer-card';
import styles from './offers.module.css';
import { texts } from './texts/texts';

const factsOf = (offer: OfferView): (readonly [term: string, text: string])[] => [
  [texts('where'), offer.distance === null ? offer.location : `${offer.location}, ${distanceText(offer.distance)}`],
  [texts('provider'), offer.provider],
  ...(offer.departs !== null && offer.origin
    ? [[texts('leaves'), texts('leaves.at', { time: clockText(offer.departs), place: offer.origin })] as const]
    : []),
  ...(offer.minutes !== null
    ? [
        [
          texts('lasts'),
          texts('lasts.time', { hours: Math.floor(offer.minutes / 60), minutes: offer.minutes % 60 }),
        ] as const,
      ]
    : []),
  ...(offer.opens !== null && offer.closes !== null
    ? [[texts('open'), texts('open.hours', { from: clockText(offer.opens), to: clockText(offer.closes) })] as const]
    : []),
  ...(offer.dietaryOptions.length > 0 ? [[texts('diet'), offer.dietaryOptions.join(', ')] as const] : []),
];

/** Says where an offer is not described in the reader's language, or was translated; the texts of this page are English. */
const Language = ({ offer: { language, translated } }: { readonly offer: OfferView }) => {
  if (!translated && language === readerLanguage()) return null;
  const key = !translated ? 'language.only' : translated.isCurrent ? 'language.translated' : 'language.changed';
  return <p className="quiet">{texts(key, { language: nameLanguage(translated?.from ?? language, 'en') })}</p>;
};

interface OfferDetailsProps {
  /** What is on offer. */
  readonly offer: OfferView;
  /** Whether it is part of the trip. */
  readonly selected: boolean;
  /** Runs when it is added or taken out. */
  readonly onToggle: () => void;
  /** Runs when the dialog closes. */
  readonly onClose: () => void;
}

/** Everything about one offer. */
export const OfferDetails = ({ offer, selected, onToggle, onClose }: OfferDetailsProps) => {
  const booked = offer.availability === 'booked' && !selected;
  return (
    <SideSheet
      open
      onOpenChange={(open) => open || onClose()}
      eyebrow={texts(`one.${offer.category}`)}
      title={<span lang={offer.language}>{offer.name}</span>}
    >
      <div className={styles.sheet}>
        <p className={styles.marks}>
          <b>{priceText(offer.price)}</b>
          <AvailabilityBadge of={offer.availability} />
        </p>
        <p lang={offer.language}>{offer.description}</p>
        <Language offer={offer} />
        <p className="quiet">{ratingText(offer)}</p>
        <dl className={styles.facts}>
          {factsOf(offer).map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <h3>{texts('features')}</h3>
        <ul className={styles.all} lang={offer.language}>
          {offer.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {offer.sample && <Alert>{texts('sample.more')}</Alert>}
        {booked ? (
          <p className="quiet">{texts('booked.why')}</p>
        ) : (
          <Button variant={selected ? 'plain' : 'loud'} aria-pressed={selected} onClick={onToggle}>
            {texts(selected ? 'selected' : 'select')}
          </Button>
        )}
      </div>
    </SideSheet>
  );
};
