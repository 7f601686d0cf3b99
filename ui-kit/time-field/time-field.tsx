import { useState } from 'react';
import { classNames, TextInput, type TextInputProps } from '#ui';
import { parseTime } from './parse-time';
import styles from './time-field.module.css';

export interface TimeFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** 'HH:MM' (24 hours), '' or what was typed and cannot be read. */
  value: string;
  /** Runs with `HH:MM`, or with what was typed while it is no time. */
  onChange: (value: string) => void;
}

/** A time, typed as one likes ('2:30 pm', '14.30'); reports 'HH:MM' and shows it so once the box is left. */
export function TimeField({ value, onChange, onBlur, className, ...rest }: TimeFieldProps) {
  const [text, setText] = useState(value);
  if (value !== (parseTime(text) ?? text)) setText(value);
  return (
    <TextInput
      autoComplete="off"
      placeholder="HH:MM"
      maxLength={10}
      {...rest}
      className={classNames(styles.time, className)}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange(parseTime(event.target.value) ?? event.target.value);
      }}
      onBlur={(event) => {
        setText(parseTime(text) ?? text);
        onBlur?.(event);
      }}
    />
  );
}
