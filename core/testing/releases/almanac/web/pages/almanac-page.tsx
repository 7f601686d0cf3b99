import { useState } from 'react';
import { formatDate, useApi, useTitle } from '#core/web';
import { Alert, Button, Card, Skeleton } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { listSeasons } from '../../schemas/endpoints';
import { texts } from '../texts/texts';
import styles from './almanac-page.module.css';

/** The seasons of a year, drawn on the server too. */
export const AlmanacPage = () => {
  useTitle(texts('title'));
  const { data, error } = useApi(listSeasons, {}, { open: true });
  const [note, setNote] = useState<string | null>(null);
  const [isShort, setIsShort] = useState(false);
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{texts('title')}</h1>
      <p className="lead">{texts('lead')}</p>
      <Checkbox label={texts('short')} checked={isShort} onChange={(event) => setIsShort(event.target.checked)} />
      {data?.map(({ name, begins }) => (
        <Card key={name} title={name}>
          {!isShort && <p>{texts('begins', { day: formatDate(begins) })}</p>}
        </Card>
      ))}
      {error && <Alert tone="error">{error.message}</Alert>}
      {!data && !error && <Skeleton label={texts('title')} />}
      {note === null ? (
        <Button
          variant="bare"
          onClick={() => void import('./season-notes').then(({ seasonNote }) => setNote(seasonNote))}
        >
          {texts('more')}
        </Button>
      ) : (
        <p>{note}</p>
      )}
    </section>
  );
};
