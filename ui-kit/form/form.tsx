import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { classNames } from '#ui';
import { ErrorSummary, type ErrorSummaryProps } from '#ui/error-summary/error-summary';
import styles from './form.module.css';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Runs when the form is sent, by its button or by Enter; the page is not left. */
  onSubmit: () => void;
  /** What was wrong when it was last sent; each links to its field. */
  errors?: ErrorSummaryProps['errors'] | undefined;
  /** The buttons at the end; the first one sends the form. */
  actions: ReactNode;
  /** Its fields. */
  children: ReactNode;
}

/** Fields under each other with one rhythm, errors above, buttons below. Messages are ours, so the browser's are off. */
export function Form({ onSubmit, errors = [], actions, children, className, ...rest }: FormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate {...rest} className={classNames(styles.form, className)} onSubmit={send}>
      <ErrorSummary errors={errors} />
      {children}
      <div className={styles.actions}>{actions}</div>
    </form>
  );
}
