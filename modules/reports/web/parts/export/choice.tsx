import { type ReactNode, useId } from 'react';
import styles from './export-dialog.module.css';

interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
  readonly disabled?: boolean;
}

/** One of a few, each with a line that says what it is for. */
export const Choice = <T extends string>({
  legend,
  options,
  value,
  onChange,
  row = false,
  note,
}: {
  readonly legend: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Next to each other instead of below. */
  readonly row?: boolean;
  readonly note?: ReactNode;
}) => {
  const name = useId();
  return (
    <fieldset className={styles.choice} data-row={row || undefined}>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </fieldset>
  );
};
