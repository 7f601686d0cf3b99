import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames, Icon, useFieldControl } from '#ui';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The words next to the box; a press on them ticks it. */
  label: ReactNode;
  /** What it means to tick it; read out after the label. */
  hint?: ReactNode;
  /** The text of the error; marks the box as invalid. */
  error?: string | null | undefined;
}

/** A yes or no with its sentence; the sentence is pressed as well as the box. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const base = useId();
  const hintId = hint ? `${base}hint` : undefined;
  const errorId = error ? `${base}error` : undefined;
  const described = [hintId, errorId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined;
  const { labelId: _, ...control } = useFieldControl({ ...rest, 'aria-describedby': described });
  return (
    <div className={classNames(styles.checkbox, className)}>
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="error" size={18} />
          {error}
        </p>
      )}
      <label className={styles.row}>
        <input
          {...rest}
          {...control}
          aria-invalid={error ? true : control['aria-invalid']}
          type="checkbox"
          className={styles.box}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
    </div>
  );
}
