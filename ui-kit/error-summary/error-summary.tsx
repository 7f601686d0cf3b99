import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { words } from '#ui';
import styles from './error-summary.module.css';

/** One error (the id of its control, and the text that stands there) or a named part of the form with errors of its own. */
export type FormError =
  | { readonly id: string; readonly text: string }
  | { readonly title: string; readonly errors: readonly FormError[] };

export interface ErrorSummaryProps {
  /** In the order of the form; parts without errors are left out. */
  errors: readonly FormError[];
  /** The heading; 'There is a problem' when left out. */
  title?: string | undefined;
}

/**
 * All errors of a form in one place, each leading to its control. Takes focus when errors come, but never from the control that
 * is being put right: not when one goes, nor when another stands at the very control that has the focus. Empty: nothing.
 */
export function ErrorSummary({ errors, title = words().problem }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const said = errors.map(saying).join('');
  const before = useRef('');
  useEffect(() => {
    const known = new Set(before.current.split('\n'));
    before.current = said;
    const here = document.activeElement?.id;
    const come = said.split('\n').filter((line) => line !== '' && !known.has(line));
    if (come.some((line) => !here || !line.startsWith(`${here} `))) box.current?.focus();
  }, [said]);
  if (!said) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <Errors errors={errors} />
    </section>
  );
}

function Errors({ errors }: { errors: readonly FormError[] }) {
  return (
    <ul className={styles.list}>
      {errors.filter(saying).map((error) =>
        'title' in error ? (
          <li key={error.title} className={styles.part}>
            {error.title}
            <Errors errors={error.errors} />
          </li>
        ) : (
          <li key={error.id + error.text}>
            <a href={`#${error.id}`} onClick={(event) => goTo(event, error.id)}>
              {error.text}
            </a>
          </li>
        ),
      )}
    </ul>
  );
}

/** What makes it another error; empty for a part that has none. */
function saying(error: FormError): string {
  return 'title' in error ? error.errors.map(saying).join('') : `${error.id} ${error.text}\n`;
}

/** Focus moves without changing the address, which would scroll the label out of view. */
function goTo(event: MouseEvent, id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.scrollIntoView?.({ block: 'center' });
}
