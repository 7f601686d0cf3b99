import { useId } from 'react';
import { Icon } from '#ui';
import { texts } from '../texts/texts';
import styles from './controls.module.css';

interface ChoiceProps<T extends string | number> {
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, as chips; radio buttons underneath, so arrows move and Tab passes. */
export const Choice = <T extends string | number>({ legend, options, value, onChange }: ChoiceProps<T>) => {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
};

interface PickProps {
  readonly label: string;
  readonly price: string;
  readonly note?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
}

/** One thing to take or leave, with its price. */
export const Pick = ({ label, price, note, checked, disabled, onChange }: PickProps) => (
  <label className={styles.line} data-off={disabled || undefined}>
    <input type="checkbox" checked={checked} disabled={disabled} onChange={(event) => onChange(event.target.checked)} />
    <span>
      {label}
      {note && <small>{note}</small>}
    </span>
    <span className={styles.price}>{price}</span>
  </label>
);

interface CountProps {
  readonly label: string;
  readonly price: string;
  readonly value: number;
  readonly most: number;
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: number) => void;
}

/** How many of something: typed, by arrow keys, or by the two buttons. */
export const Count = ({ label, price, value, most, disabled, onChange }: CountProps) => {
  const id = useId();
  const set = (next: number): void =>
    onChange(Number.isFinite(next) ? Math.min(most, Math.max(0, Math.floor(next))) : 0);
  return (
    <div className={styles.line} data-off={disabled || undefined}>
      <label htmlFor={id}>
        {label}
        <small>{price}</small>
      </label>
      <span className={styles.stepper}>
        <button
          type="button"
          aria-label={texts('less', { what: label })}
          aria-disabled={disabled || value <= 0 || undefined}
          onClick={() => !disabled && set(value - 1)}
        >
          <Icon shape={<path d="M5 12h14" />} size={16} />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          value={value}
          disabled={disabled}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
        <button
          type="button"
          aria-label={texts('more', { what: label })}
          aria-disabled={disabled || value >= most || undefined}
          onClick={() => !disabled && set(value + 1)}
        >
          <Icon name="plus" size={16} />
        </button>
      </span>
    </div>
  );
};
