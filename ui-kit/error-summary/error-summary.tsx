import { type MouseEvent, useEffect, useId, useRef } from 'react';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  /** One line an error: the id of the control and the same text that stands at it. */
  errors: readonly { id: string; text: string }[];
  title?: string | undefined;
}

/** All errors of a form in one place, each leading to its control; takes focus whenever the errors change. Empty: nothing. */
export function ErrorSummary({ errors, title = 'There is a problem' }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const said = errors.map((error) => `${error.id} ${error.text}`).join('\n');
  useEffect(() => {
    if (said) box.current?.focus();
  }, [said]);
  if (!errors.length) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ id, text }) => (
          <li key={id + text}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Focus moves without changing the address, which would scroll the label out of view. */
function goTo(event: MouseEvent, id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.scrollIntoView?.({ block: 'center' });
}
