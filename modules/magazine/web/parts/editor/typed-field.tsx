import { type ReactNode, useState } from 'react';
import { Field, Textarea, TextInput } from '#ui';

interface Props<T> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly value: T;
  readonly write: (value: T) => string;
  readonly read: (typed: string) => T;
  readonly onChange: (value: T) => void;
  readonly long?: boolean;
  readonly disabled?: boolean;
}

/** A field whose value is read out of what is typed: the typed words stay as they are while they mean the value. */
export const TypedField = <T,>({ label, hint, error, value, write, read, onChange, long, disabled }: Props<T>) => {
  const [typed, setTyped] = useState(() => write(value));
  const shown = JSON.stringify(read(typed)) === JSON.stringify(value) ? typed : write(value);
  const control = {
    value: shown,
    disabled,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      onChange(read(target.value));
    },
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {long ? <Textarea rows={3} {...control} /> : <TextInput {...control} />}
    </Field>
  );
};
