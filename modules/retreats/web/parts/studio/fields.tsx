import { useState } from 'react';
import { toDecimal } from '#modules/money/public';
import { Field, Textarea, TextInput } from '#ui';
import { parsePrice } from '../../../lib/amount';
import { texts } from '../../texts/studio-texts';

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly maxLength?: number;
  readonly optional?: boolean;
  readonly disabled?: boolean;
}

/** One line of text. */
export const LineField = ({ label, value, onChange, hint, error, maxLength = 120, optional, disabled }: LineProps) => (
  <Field label={label} error={error} optional={optional} {...(hint ? { hint } : {})}>
    <TextInput
      autoComplete="off"
      maxLength={maxLength}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
);

/** A text over several lines. */
export const TextField = (props: LineProps & { readonly rows?: number }) => {
  const { label, value, onChange, hint, error, maxLength = 2000, optional, rows = 3 } = props;
  return (
    <Field label={label} error={error} optional={optional} {...(hint ? { hint } : {})}>
      <Textarea rows={rows} maxLength={maxLength} value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
};

interface LinesProps extends Omit<LineProps, 'value' | 'onChange'> {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** A list, one entry a line. */
export const LinesField = ({ value, onChange, hint = texts('f.lines'), ...rest }: LinesProps) => (
  <TextField
    {...rest}
    hint={hint}
    maxLength={12_000}
    rows={Math.min(12, Math.max(3, value.length + 1))}
    value={value.join('\n')}
    onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
  />
);

interface NumberProps extends Omit<LineProps, 'value' | 'onChange'> {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number | 'any';
}

/** A number, or nothing. */
export const NumberField = ({ label, value, onChange, hint, error, min, max, step = 1, optional }: NumberProps) => (
  <Field label={label} error={error} optional={optional} {...(hint ? { hint } : {})}>
    <TextInput
      type="number"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      min={min}
      max={max}
      step={step}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  </Field>
);

interface AmountProps extends Omit<LineProps, 'value' | 'onChange'> {
  /** In the smallest coins of the currency. */
  readonly value: number | null;
  readonly currency: string;
  /** 0 is what the server refuses: an amount that cannot be read. */
  readonly onChange: (value: number | null) => void;
}

/** An amount of a currency, or nothing. What was typed stays as it was typed. */
export const AmountField = ({ value, currency, onChange, error, ...rest }: AmountProps) => {
  const [typed, setTyped] = useState(value === null ? '' : toDecimal(value, currency));
  const isWrong = typed.trim() !== '' && parsePrice(typed, currency) === null;
  return (
    <LineField
      {...rest}
      value={typed}
      maxLength={20}
      error={isWrong ? texts('d.price.wrong', { example: toDecimal(125_000, currency) }) : error}
      onChange={(text) => {
        setTyped(text);
        onChange(text.trim() === '' ? null : (parsePrice(text, currency) ?? 0));
      }}
    />
  );
};
