import { Alert, Button, Skeleton } from '#ui';
import { FiltersPart } from './filters-part';
import { NeedsPart } from './needs-part';
import { wishTexts as texts } from './texts/texts';
import { useWishes } from './use-wishes';
import styles from './wishes.module.css';

/** What a client needs and how the practitioner has to work, asked before a run; a run without it works as well. */
export const Wishes = () => {
  const { wishes, error, reload, busy, change } = useWishes();
  if (error && !wishes)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!wishes) return <Skeleton lines={4} label={texts('loading')} />;
  return (
    <section className={styles.wishes} aria-labelledby="wishes-title">
      <div>
        <h2 id="wishes-title">{texts('title')}</h2>
        <p className="quiet">{texts('lead')}</p>
      </div>
      <NeedsPart wishes={wishes} busy={busy} change={change} />
      <FiltersPart wishes={wishes} busy={busy} change={change} />
    </section>
  );
};
