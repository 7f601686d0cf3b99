import { type ClipboardEvent, type FocusEvent, useState } from 'react';
import { classNames, inputClass, useFieldControl, words } from '#ui';
import styles from './date-field.module.css';
import { type DateParts, getDateOrder, joinDate, splitDate } from './date-parts';

export interface DateFieldProps {
  /** 'YYYY-MM-DD', '' or a part of it while typing (see joinDate). */
  value: string;
  /** Runs with `YYYY-MM-DD`, or with what is there while the date is incomplete. */
  onChange: (value: string) => void;
  /** Called when focus leaves the three boxes. */
  onBlur?: (() => void) | undefined;
  /** bday lets browsers fill the boxes with the person's own birthday. */
  autoComplete?: 'bday' | undefined;
  /** The order of the boxes; that of the browser's language when left out. */
  order?: readonly (keyof DateParts)[] | undefined;
  /** The names of the three boxes. */
  labels?: Record<keyof DateParts, string> | undefined;
  /** Cannot be used for now. Say next to it why. */
  disabled?: boolean | undefined;
  /** Names the form fields `name-day` and so on. */
  name?: string | undefined;
  /** The id of the first box, when an error summary links to it. */
  id?: string | undefined;
}

/** A date that one knows by heart, typed into three boxes; stands in a Field with `group`. A pasted ISO date fills all three. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, autoComplete, order, labels = words(), disabled, name } = props;
  const control = useFieldControl(props);
  const [parts, setParts] = useState(() => splitDate(value));
  const [browserOrder] = useState(() => getDateOrder());
  if (value !== joinDate(parts)) setParts(splitDate(value));

  const write = (next: DateParts) => {
    setParts(next);
    onChange(joinDate(next));
  };
  const paste = (event: ClipboardEvent) => {
    const match = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(event.clipboardData.getData('text'));
    if (!match) return;
    event.preventDefault();
    write(splitDate(`${match[1]}-${match[2]}-${match[3]}`));
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that focus has left all boxes
    <div className={styles.boxes} onBlur={leave}>
      {(order ?? browserOrder).map((part, index) => (
        <label key={part} className={styles.part}>
          <span className={styles.name}>{labels[part]}</span>
          <input
            id={index === 0 ? control.id : `${control.id}-${part}`}
            name={name && `${name}-${part}`}
            className={classNames(inputClass, part === 'year' ? styles.four : styles.two)}
            inputMode="numeric"
            autoComplete={autoComplete ? `bday-${part}` : 'off'}
            maxLength={part === 'year' ? 4 : 2}
            disabled={disabled}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            value={parts[part]}
            onPaste={paste}
            onChange={(event) => write({ ...parts, [part]: event.target.value.replace(/\D/g, '') })}
          />
        </label>
      ))}
    </div>
  );
}
