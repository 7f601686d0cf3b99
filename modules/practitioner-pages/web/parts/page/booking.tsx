import { Suspense, useState } from 'react';
import { hasPage, Link, useApi } from '#core/web';
import { listMatches } from '#modules/matching/public';
import { Button, LinkButton } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import type { PageView } from '../../../schemas/page';
import { texts } from '../../texts/texts';
import { formatSlot, formatTown } from '../format';
import styles from './page.module.css';

const BookingDialog = lazyPart(() => import('./booking-dialog').then((module) => module.BookingDialog));

interface BookingProps {
  readonly page: PageView;
  readonly slug: string;
  readonly user: {
    readonly role: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  } | null;
}

/** For a client among whose matches the practitioner is: the way to them. */
const FromMatch = ({ page }: { readonly page: PageView }) => {
  const { data } = useApi(listMatches, {});
  const match = data?.find(({ practitionerId }) => practitionerId === page.practitionerId);
  if (!match || !hasPage('/matching')) return null;
  return (
    <div className={styles.match}>
      <p>{texts('book.match', { name: page.name })}</p>
      <LinkButton as={Link} to="/matching">
        {texts('book.match.open')}
      </LinkButton>
    </div>
  );
};

/** The next free times, and the way to a first call. */
export const Booking = ({ page, slug, user }: BookingProps) => {
  const [isOpen, setOpen] = useState(false);
  const { zone, nextFree } = page;
  return (
    <section className={styles.booking}>
      <h2>{texts('book.title')}</h2>
      {!page.isOpen && <p>{texts('closed')}</p>}
      {page.isOpen && (
        <>
          <p className={styles.quiet}>{texts('book.lead')}</p>
          {zone !== null && nextFree.length > 0 ? (
            <>
              <h3>{texts('book.times')}</h3>
              <ul className={styles.times}>
                {nextFree.map((start) => (
                  <li key={start}>
                    <time dateTime={start}>{formatSlot(start, zone)}</time>
                  </li>
                ))}
              </ul>
              <p className={styles.quiet}>{texts('book.zone', { zone: formatTown(zone) })}</p>
            </>
          ) : (
            <p>{texts('next.none')}</p>
          )}
          <Button variant="loud" onClick={() => setOpen(true)}>
            {texts('book.open')}
          </Button>
        </>
      )}
      {user?.role === 'client' && <FromMatch page={page} />}
      {isOpen && (
        <Suspense fallback={null}>
          <BookingDialog name={page.name} slug={slug} user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
};
