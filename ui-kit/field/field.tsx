import { type ReactNode, useId, useMemo } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { words } from '../words/words';
import styles from './field.module.css';
import { FieldContext } from './field-context';

export interface FieldProps {
  /** The name of the field; always visible. */
  label: ReactNode;
  /** One control of the kit, or one that calls useFieldControl. */
  children: ReactNode;
  /** What helps to answer; read out together with the label. */
  hint?: ReactNode;
  /** Where the hint stands; below suits short facts such as a length. */
  hintPlace?: 'above' | 'below' | undefined;
  /** The text of the error; its presence marks the control as invalid. */
  error?: string | null | undefined;
  /** Adds the word 'optional'; fields are required unless they say so. */
  optional?: boolean | undefined;
  /** Several controls under one label (a typed date): a group instead of a label. */
  group?: boolean | undefined;
  /** The control's id, when an error summary links to it. */
  id?: string | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** Label, hint, error and control, tied together for eyes and for screen readers. */
export function Field(props: FieldProps) {
  const { label, children, hint, hintPlace = 'above', error, optional, group = false, className } = props;
  const base = useId();
  const controlId = props.id ?? base;
  const hintId = hint ? `${base}hint` : undefined;
  const errorId = error ? `${base}error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  const labelId = `${base}label`;
  const invalid = Boolean(error);
  const info = useMemo(
    () => ({ controlId, labelId, describedBy, invalid, group }),
    [controlId, labelId, describedBy, invalid, group],
  );
  const name = (
    <>
      {label}
      {optional && <span className={styles.optional}> ({words().optional})</span>}
    </>
  );
  const hintLine = hint && (
    <div className={styles.hint} id={hintId}>
      {hint}
    </div>
  );
  const body = (
    <>
      {hintPlace === 'above' && hintLine}
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="error" size={18} />
          <span>
            <span className="visually-hidden">{words().error} </span>
            {error}
          </span>
        </p>
      )}
      <FieldContext value={info}>{children}</FieldContext>
      {hintPlace === 'below' && hintLine}
    </>
  );
  const outer = classNames(styles.field, invalid && styles.invalid, className);
  if (group) {
    return (
      <fieldset className={outer} aria-labelledby={labelId} aria-describedby={describedBy}>
        <span className={styles.label} id={labelId}>
          {name}
        </span>
        {body}
      </fieldset>
    );
  }
  return (
    <div className={outer}>
      <label className={styles.label} id={labelId} htmlFor={controlId}>
        {name}
      </label>
      {body}
    </div>
  );
}
