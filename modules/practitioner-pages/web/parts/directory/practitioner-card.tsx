import { Link } from '#core/web';
import { Badge } from '#ui';
import { Picture } from '#ui/picture/picture';
import type { PageCard } from '../../../schemas/page';
import { pagePath } from '../../../schemas/paths';
import { texts } from '../../texts/texts';
import { formatEuros, formatSlot, formatTown, titleOf } from '../format';
import { CheckedMark } from '../page/checked-mark';
import styles from './directory.module.css';

const Availability = ({ card }: { readonly card: PageCard }) => {
  const [first] = card.nextFree;
  if (!card.isOpen) return <p className={styles.quiet}>{texts('closed')}</p>;
  if (!first || card.zone === null) return <p className={styles.quiet}>{texts('next.none')}</p>;
  return (
    <p className={styles.free}>
      {texts('next', { when: `${formatSlot(first, card.zone)} (${formatTown(card.zone)})` })}
    </p>
  );
};

/** A practitioner in the directory. The whole card is the link. */
export const PractitionerCard = ({ card, isFirst }: { readonly card: PageCard; readonly isFirst: boolean }) => (
  <li className={styles.card}>
    <div className={styles.art}>
      {card.photo ? (
        <Picture
          source={{ ...card.photo, alt: '' }}
          sizes="(min-width: 60rem) 32vw, (min-width: 40rem) 48vw, 100vw"
          ratio="4 / 5"
          first={isFirst}
        />
      ) : (
        <div className={styles.plain} aria-hidden="true">
          {card.name.slice(0, 1)}
        </div>
      )}
    </div>
    <div className={styles.words}>
      <h2>
        <Link to={pagePath(card.slug)} className={styles.link}>
          {card.name}
        </Link>
      </h2>
      {(card.isVerified || card.sample || card.rating) && (
        <p className={styles.marks}>
          {card.isVerified && <CheckedMark />}
          {card.rating && (
            <span className={styles.rating}>
              <span aria-hidden="true">★ {card.rating.average}</span>
              <span className="visually-hidden">
                {texts('rating', { average: card.rating.average, count: card.rating.count })}
              </span>
            </span>
          )}
          {card.sample && <Badge tone="sample">{texts('sample')}</Badge>}
        </p>
      )}
      <p className={styles.headline} lang={card.language}>
        {card.headline}
      </p>
      <p className={styles.quiet}>{card.specializations.slice(0, 3).map(titleOf).join(' · ')}</p>
      <p className={styles.facts}>
        {card.place && <span>{card.place}</span>}
        {card.modes.map((mode) => (
          <span key={mode}>{texts(`mode.${mode}`)}</span>
        ))}
        <span>{card.languages.map(titleOf).join(', ')}</span>
        {card.pricePerHour !== null && <b>{texts('price.hour', { price: formatEuros(card.pricePerHour) })}</b>}
      </p>
      <Availability card={card} />
    </div>
  </li>
);
