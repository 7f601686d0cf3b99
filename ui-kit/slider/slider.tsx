import * as Radix from 'radix-ui/slider';
import { type ReactNode, useId, useState } from 'react';
import { classNames, inputClass } from '#ui';
import { useDirection } from '../direction/use-direction';
import styles from './slider.module.css';

export interface SliderProps {
  /** What is set. */
  label: string;
  /** Where it is. */
  value: number;
  /** Hears every change, and what is typed once it is a number. */
  onChange: (value: number) => void;
  /** Hears the value at which the hand lets go; for work that is too dear to do all the way. */
  onCommit?: ((value: number) => void) | undefined;
  /** The least. */
  min: number;
  /** The most. */
  max: number;
  /** What an arrow moves; the number box takes the same steps. */
  step?: number | undefined;
  /** Stands behind the number box: 'miles', '%'. */
  unit?: string | undefined;
  /** How a value reads, at the ends of the line and for screen readers; the bare number and its unit when left out. */
  text?: ((value: number) => string) | undefined;
  /** What helps to choose; read out after the label. */
  hint?: ReactNode;
  /** Cannot be used for now. Say next to it why. */
  disabled?: boolean | undefined;
  /** Names the number box in a form. */
  name?: string | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** A number between two ends, by drag, by keys or typed into the box next to it, which needs no dragging. */
export function Slider(props: SliderProps) {
  const { label, value, onChange, onCommit, min, max, step = 1, unit, hint, disabled = false, name, className } = props;
  const { text = (number: number) => (unit ? `${number} ${unit}` : String(number)) } = props;
  const id = useId();
  const direction = useDirection();
  const [typed, setTyped] = useState<string | null>(null);
  const hintId = hint ? `${id}hint` : undefined;
  const take = (next: number, settled: boolean) => {
    const inside = settle(next, min, max, step);
    onChange(inside);
    if (settled) onCommit?.(inside);
  };
  return (
    <div className={classNames(styles.slider, className)}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span className={styles.exact}>
          <input
            id={id}
            name={name}
            type="number"
            className={classNames(inputClass, styles.box)}
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            min={min}
            max={max}
            step={step}
            disabled={disabled}
            aria-describedby={hintId}
            value={typed ?? value}
            onChange={(event) => {
              setTyped(event.target.value);
              const number = event.target.valueAsNumber;
              if (number >= min && number <= max) take(number, false);
            }}
            onBlur={() => {
              if (typed !== null && typed.trim() !== '') take(Number(typed), true);
              setTyped(null);
            }}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </span>
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <Radix.Root
        className={styles.line}
        dir={direction}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        value={[value]}
        onValueChange={([next = value]) => onChange(next)}
        onValueCommit={([next = value]) => onCommit?.(next)}
      >
        <Radix.Track className={styles.track}>
          <Radix.Range className={styles.range} />
        </Radix.Track>
        <Radix.Thumb className={styles.thumb} aria-label={label} aria-valuetext={text(value)} />
      </Radix.Root>
      <div className={styles.ends} aria-hidden="true">
        <span>{text(min)}</span>
        <span>{text(max)}</span>
      </div>
    </div>
  );
}

/** The nearest step between the ends; sums of tenths are rounded back to tenths. */
function settle(value: number, min: number, max: number, step: number): number {
  const near = min + Math.round((value - min) / step) * step;
  return Math.min(max, Math.max(min, Number(near.toFixed(6))));
}
