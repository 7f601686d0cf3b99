import { useState } from 'react';
import { useApi } from '#core/web';
import { Alert, Button, Skeleton } from '#ui';
import { getMedicalNotes } from '../../../schemas/endpoints';
import { texts } from '../../texts/studio-texts';
import styles from '../studio/studio.module.css';

const Notes = ({ dateId }: { readonly dateId: string }) => {
  const { data, error } = useApi(getMedicalNotes, { params: { id: dateId } }, { form: true });
  if (error) return <Alert tone="error">{error.message}</Alert>;
  if (!data) return <Skeleton lines={3} label={texts('loading')} />;
  const known = data.filter(({ note, opened }) => note !== null || opened !== null);
  if (known.length === 0) return <p>{texts('r.health.none')}</p>;
  return (
    <dl className={styles.facts}>
      {known.map(({ placeId, name, note, opened }) => (
        <div key={placeId}>
          <dt>{name}</dt>
          {note && <dd>{note}</dd>}
          {opened && (
            <dd>
              <small>{texts('r.health.opened')}</small>
              {opened.map(({ label, text }) => (
                <p key={label}>
                  <b>{label}</b> {text}
                </p>
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
};

/** What participants allowed the reader to know of their health; asked for on purpose, since each reading is recorded. */
export const HealthNotes = ({ dateId }: { readonly dateId: string }) => {
  const [isShown, setShown] = useState(false);
  return (
    <section className={styles.section}>
      <h2>{texts('r.health')}</h2>
      <p className={styles.quiet}>{texts('r.health.lead')}</p>
      {isShown ? (
        <Notes dateId={dateId} />
      ) : (
        <div>
          <Button onClick={() => setShown(true)}>{texts('r.health.show')}</Button>
        </div>
      )}
    </section>
  );
};
