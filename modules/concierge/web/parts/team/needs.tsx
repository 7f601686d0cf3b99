import { useState } from 'react';
import { api, failure } from '#core/web';
import { Button, toast } from '#ui';
import type { BookingNeeds } from '../../../schemas/booking';
import { getBookingNeeds } from '../../../schemas/endpoints';
import styles from './team.module.css';
import { texts } from './texts/texts';

const factsOf = (needs: BookingNeeds) =>
  (
    [
      ['needs.diet', needs.dietaryPreferences.join(', ')],
      ['needs.requests', needs.specialRequests],
      ['needs.from', needs.currentLocation],
      ['needs.wish', needs.wish ?? ''],
    ] as const
  ).filter(([, text]) => text !== '');

/** What the person wrote: closed until a member of the team asks for it, which is put on record. */
export const Needs = ({ id }: { readonly id: string }) => {
  const [needs, setNeeds] = useState<BookingNeeds | null>(null);
  const [busy, setBusy] = useState(false);
  const read = async (): Promise<void> => {
    setBusy(true);
    try {
      setNeeds(await api(getBookingNeeds, { params: { id } }));
    } catch (error) {
      toast(failure(error, texts('failed')));
    } finally {
      setBusy(false);
    }
  };
  if (!needs)
    return (
      <div className={styles.closed}>
        <p>{texts('needs.why')}</p>
        <Button pending={busy} onClick={() => void read()}>
          {texts('needs.read')}
        </Button>
      </div>
    );
  const facts = factsOf(needs);
  return (
    <section className={styles.closed} aria-label={texts('needs')} aria-live="polite">
      {facts.length === 0 && <p>{texts('needs.nothing')}</p>}
      <dl className={styles.facts}>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{texts(term)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
