import type { ComponentProps } from 'react';
import { classNames, Icon, inputClass, useFieldControl } from '#ui';
import styles from './select.module.css';

export interface SelectProps extends ComponentProps<'select'> {
  /** The first, empty choice; shown until something is chosen. */
  placeholder?: string | undefined;
}

/** One of a short list: the browser's own menu, which phones and screen readers know best. */
export function Select({ className, placeholder, children, ...rest }: SelectProps) {
  const { labelId: _, ...control } = useFieldControl(rest);
  return (
    <div className={styles.box}>
      <select {...rest} {...control} className={classNames(inputClass, styles.select, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {children}
      </select>
      <Icon name="down" size={18} className={styles.arrow} />
    </div>
  );
}
