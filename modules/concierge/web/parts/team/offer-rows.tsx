import { useState } from 'react';
import { usePages } from '#core/web/lists/use-pages';
import { Badge, Button, buttonClass, EmptyState } from '#ui';
import { listTeamOffers } from '../../../schemas/endpoints';
import type { TeamOfferView } from '../../../schemas/offer';
import type { Category } from '../../../schemas/values';
import { ListFrame } from '../lists/list-frame';
import { priceText } from '../trip/money';
import { AvailabilityBadge, ratingText } from '../trip/offer-card';
import { texts as offers } from '../trip/texts/texts';
import styles from './team.module.css';
import { texts } from './texts/texts';

/** At most so many amenities are shown before somebody asks for the rest. */
const shown = 3;

/** Three amenities, and the rest behind '+N more'. The button stays where it is, so the focus does too. */
export const Amenities = ({ name, all }: { readonly name: string; readonly all: readonly string[] }) => {
  const [open, setOpen] = useState(false);
  const rest = all.length - shown;
  return (
    <div className={styles.amenities}>
      <ul>
        {(open ? all : all.slice(0, shown)).map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          aria-expanded={open}
          aria-label={
            open
              ? texts('less.of', { name })
              : `${texts('more', { count: rest })}: ${texts('more.of', { count: rest, name })}`
          }
          onClick={() => setOpen(!open)}
        >
          {open ? texts('less') : texts('more', { count: rest })}
        </button>
      )}
    </div>
  );
};

/** 'Book Now' to an allowed address in a new tab; otherwise the reason why not. */
const BookNow = ({ row: { offer, bookingUrl, refusal } }: { readonly row: TeamOfferView }) =>
  bookingUrl ? (
    <a
      className={buttonClass()}
      href={bookingUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={texts('book.of', { name: offer.name })}
    >
      {texts('book')} <small className="quiet">({texts('book.tab')})</small>
    </a>
  ) : (
    <>
      <Button aria-disabled="true" aria-describedby={`why-${offer.id}`} className={styles.blocked}>
        {texts('book')}
      </Button>
      <small id={`why-${offer.id}`} className="quiet">
        {texts(`book.${refusal ?? 'none'}`)}
      </small>
    </>
  );

const Row = ({ row }: { readonly row: TeamOfferView }) => {
  const { offer } = row;
  return (
    <li>
      <div className={styles.what}>
        <h3>{offer.name}</h3>
        <p>
          {offers(`one.${offer.category}`)} · {offer.location} · {ratingText(offer)}
        </p>
        <p className={styles.badges}>
          <b>{priceText(offer.price)}</b>
          <AvailabilityBadge of={offer.availability} />
          {offer.sample && <Badge tone="sample">{texts('sample')}</Badge>}
        </p>
      </div>
      <Amenities name={offer.name} all={offer.features} />
      <div className={styles.do}>
        <BookNow row={row} />
      </div>
    </li>
  );
};

/** Offers as the team books them of one kind. */
export const OfferRows = ({ category }: { readonly category: Category }) => {
  const pages = usePages(listTeamOffers, { query: { limit: 12, category } }, { keep: true });
  const none = (
    <EmptyState title={texts('travel.none')} level={3}>
      <p>{texts('travel.none.more')}</p>
    </EmptyState>
  );
  return (
    <ListFrame pages={pages} loading={texts('loading')} empty={none}>
      {(rows) => (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
    </ListFrame>
  );
};
