import { Suspense, useState } from 'react';
import { Button, Icon } from '#ui';
import { filter } from '#ui/icon/shapes';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import type { Filters } from '../../../schemas/paths';
import { texts } from '../../texts/texts';
import styles from './filter-button.module.css';

const load = () => import('./filter-sheet').then(({ FilterSheet }) => FilterSheet);
const Sheet = lazyPart(load);

interface Props {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** Opens the sheet with type, partner, tag and order; says how many of them are in use. */
export const FilterButton = ({ filters, onChange }: Props) => {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const { q: _, category: __, ...others } = filters;
  const active = Object.keys(others).length;
  return (
    <>
      <Button
        className={styles.button ?? ''}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={active > 0 ? texts('filter.active', { count: active }) : texts('filter')}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Icon shape={filter} />
        <span className={styles.word}>{texts('filter')}</span>
        {active > 0 && <span className={styles.count}>{active}</span>}
      </Button>
      {wanted && (
        <Suspense>
          <Sheet open={open} onOpenChange={setOpen} filters={filters} onChange={onChange} />
        </Suspense>
      )}
    </>
  );
};
