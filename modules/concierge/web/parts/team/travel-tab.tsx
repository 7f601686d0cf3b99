import { useState } from 'react';
import { Field } from '#ui';
import { Select } from '#ui/select/select';
import { OfferRows } from './offer-rows';
import styles from './team.module.css';
import { texts } from './texts/texts';

const kinds = ['flight', 'hotel', 'car'] as const;

/** The team's Travel tab: flights, hotels and cars, with where they are booked. */
export const TravelTab = () => {
  const [kind, setKind] = useState<(typeof kinds)[number]>('flight');
  return (
    <div className={styles.tab}>
      <h2>{texts('travel.title')}</h2>
      <Field label={texts('travel.kind')} className={styles.filter}>
        <Select value={kind} onChange={(event) => setKind(event.target.value as typeof kind)}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {texts(one)}
            </option>
          ))}
        </Select>
      </Field>
      <OfferRows category={kind} />
    </div>
  );
};
