import { useState } from 'react';
import { Alert, Button, Skeleton } from '#ui';
import { filtersSet } from '../../../lib/filters';
import type { WishesView } from '../../../schemas/wishes';
import { FiltersPart } from './filters-part';
import { NeedsPart } from './needs-part';
import { wishTexts as texts } from './texts/texts';
import { useWishes, type WishChange } from './use-wishes';
import styles from './wishes.module.css';

interface PartsProps {
  readonly wishes: WishesView;
  readonly busy: boolean;
  readonly change: WishChange;
}

const Parts = (props: PartsProps) => (
  <>
    <p className="quiet">{texts('lead')}</p>
    <NeedsPart {...props} />
    <FiltersPart {...props} />
  </>
);

/** One line for the wishes, to be opened; open at once where nobody meets the filters, or help stands in them. */
const Folded = (props: PartsProps) => {
  const { confirmed, own, filters, reach, help } = props.wishes;
  const [open, setOpen] = useState(reach.left === 0 || help !== undefined);
  return (
    <details className={styles.folded} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2 id="wishes-title">{texts('title')}</h2>
        <span className="quiet">
          {texts('summary', { needs: confirmed.length + own.length, filters: filtersSet(filters).length })}
        </span>
      </summary>
      {open && (
        <div className={styles.unfolded}>
          <Parts {...props} />
        </div>
      )}
    </details>
  );
};

/** What a client needs and how the practitioner has to work, asked before a run; a run without it works as well. */
export const Wishes = ({ folded }: { readonly folded: boolean }) => {
  const { wishes, error, reload, busy, change } = useWishes();
  if (error && !wishes)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!wishes) return <Skeleton lines={folded ? 1 : 4} label={texts('loading')} />;
  const props = { wishes, busy, change };
  return (
    <section className={styles.wishes} aria-labelledby="wishes-title">
      {folded ? (
        <Folded {...props} />
      ) : (
        <div className={styles.unfolded}>
          <h2 id="wishes-title">{texts('title')}</h2>
          <Parts {...props} />
        </div>
      )}
    </section>
  );
};
