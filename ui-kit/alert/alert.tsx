import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import styles from './alert.module.css';

const icons = { info: 'info', success: 'success', attention: 'clock', error: 'error' } as const;

export interface AlertProps {
  /** error is announced at once; the others wait their turn. */
  tone?: keyof typeof icons | undefined;
  /** The first words, set in bold. */
  title?: ReactNode;
  children?: ReactNode;
  /** A button at the end, such as Retry. */
  action?: ReactNode;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** A notice in the page that stays until its cause is gone. */
export function Alert({ tone = 'info', title, children, action, className }: AlertProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classNames(styles.alert, styles[tone], className)}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.text}>
        {title && <strong className={styles.title}>{title} </strong>}
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
