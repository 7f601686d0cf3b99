import { useId, useState } from 'react';
import { Tooltip } from '#ui/tooltip/tooltip';
import { texts } from '../../texts/texts';
import styles from './figures.module.css';

/** What a figure means: by hover and focus, and by a tap that keeps it open. */
export const Meaning = ({ name, definition }: { readonly name: string; readonly definition: string }) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Tooltip text={definition}>
        <button
          type="button"
          className={styles.what}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={texts('figure.what.of', { name })}
          onClick={() => setOpen(!open)}
        >
          {texts('figure.what')}
        </button>
      </Tooltip>
      {open && (
        <p id={id} className={styles.meaning}>
          {definition}
        </p>
      )}
    </>
  );
};
