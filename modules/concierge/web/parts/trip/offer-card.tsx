import type { ReactNode } from 'react';
import { formatNumber } from '#core/web';
import { readerLanguage } from '#core/web/reader-language';
import { Badge, Button, classNames, Icon } from '#ui';
import type { OfferView } from '../../../schemas/offer';
import type { DietaryOption } from '../../../schemas/values';
import { priceText } from './money';
import { OfferPicture } from './offer-picture';
import styles from './offers.module.css';
import { texts } from './texts/texts';

const tones = { available: 'reviewed', limited: 'pending', booked: 'booked' } as const;
const shownFeatures = 3;
const metresAMile = 1609.344;

export const AvailabilityBadge = ({ of }: { readonly of: OfferView['availability'] }) => (
  <Badge tone={tones[of]}>{texts(of)}</Badge>
);
export const ratingText = ({ rating, reviews }: OfferView): string =>
  rating === null
    ? texts('rating.none')
    : texts('rating', { rating: formatNumber(rating, { minimumFractionDigits: 1 }), reviews });
export const distanceText = (metres: number): string =>
  texts('miles', { count: formatNumber(metres / metresAMile, { maximumFractionDigits: 1 }) });

const Diets = ({ offer, wanted }: { readonly offer: OfferView; readonly wanted: readonly string[] }) =>
  offer.dietaryOptions.length === 0 ? null : (
    <p className={styles.diets}>
      {offer.dietaryOptions.map((diet, index): ReactNode => {
        const fits = wanted.includes(diet);
        return (
          <span key={diet} className={classNames(fits && styles.fits)}>
            {fits && <Icon name="check" size={14} />}
            {diet}
            {index < offer.dietaryOptions.length - 1 && ', '}
          </span>
        );
      })}
    </p>
  );

interface OfferCardProps {
  readonly offer: OfferView;
  readonly selected: boolean;
  /** Diets of the form, marked where they are served. */
  readonly diet: readonly DietaryOption[];
  readonly onToggle: () => void;
  readonly onDetails: () => void;
}

/** One offer. Pressing it anywhere chooses it, or takes it back; what is booked cannot be chosen and says so. */
export const OfferCard = ({ offer, selected, diet, onToggle, onDetails }: OfferCardProps) => {
  const booked = offer.availability === 'booked' && !selected;
  const rest = offer.features.length - shownFeatures;
  return (
    <li className={classNames(styles.card, selected && styles.on)}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: for the pointer only; the button below does the same by keyboard */}
      <div className={styles.face} onClick={booked ? undefined : onToggle} data-booked={booked || undefined}>
        <OfferPicture offer={offer} />
        <p className={styles.marks}>
          <span>{texts(`one.${offer.category}`)}</span>
          <AvailabilityBadge of={offer.availability} />
        </p>
        <h3 className={styles.name} lang={offer.language}>
          {offer.name}
        </h3>
        <p className={styles.price}>
          <b>{priceText(offer.price)}</b>
          {offer.distance !== null && <span>{distanceText(offer.distance)}</span>}
        </p>
        <p className={styles.rating}>
          {ratingText(offer)} · {offer.provider}
          {offer.sample && <Badge tone="sample">{texts('sample.offer')}</Badge>}
        </p>
        <ul className={styles.features} lang={offer.language}>
          {offer.features.slice(0, shownFeatures).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
          {rest > 0 && (
            <li className="quiet" lang={readerLanguage()}>
              {texts('more', { count: rest })}
            </li>
          )}
        </ul>
        <Diets offer={offer} wanted={diet} />
      </div>
      <div className={styles.ends}>
        {booked ? (
          <Button aria-disabled="true" className={styles.blocked} aria-label={`${offer.name}. ${texts('booked.why')}`}>
            {texts('booked')}
          </Button>
        ) : (
          <Button
            aria-pressed={selected}
            aria-label={texts('select.of', { name: offer.name })}
            className={classNames(selected && styles.chosen)}
            onClick={onToggle}
          >
            {selected && <Icon name="check" size={16} />}
            {texts(selected ? 'selected' : 'select')}
          </Button>
        )}
        <Button variant="bare" onClick={onDetails} aria-label={texts('details.of', { name: offer.name })}>
          {texts('details')}
        </Button>
      </div>
    </li>
  );
};
