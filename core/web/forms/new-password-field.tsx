import { type ChangeEvent, useDeferredValue, useState } from 'react';
import type { PasswordRating } from '#core/contract/password-rule';
import { Field } from '#ui';
import { PasswordInput } from '#ui/password-input/password-input';
import styles from './new-password-field.module.css';
import { Strength } from './strength';
import { texts } from './texts/texts';

type Rate = (password: string, email: string) => PasswordRating;

/** A new password with its strength while it is typed, by the server's own rule. The rule's code comes when the field is first entered. */
export const NewPasswordField = ({
  label,
  name,
  value,
  onChange,
  error,
  email,
}: {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  /** The person's address; '' where it is not known. */
  readonly email: string;
}) => {
  const [rate, setRate] = useState<Rate | null>(null);
  const typed = useDeferredValue(value);
  // Where the code does not come, the server still says what is wrong.
  const fetchRule = () =>
    void import('#core/contract/password-rule').then(
      ({ ratePassword }) => setRate(() => ratePassword),
      () => undefined,
    );
  return (
    <div className={styles.field}>
      <Field label={label} hint={texts('password.hint')} hintPlace="below" error={error}>
        <PasswordInput
          name={name}
          autoComplete="new-password"
          minLength={8}
          maxLength={128}
          required
          value={value}
          onFocus={rate ? undefined : fetchRule}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
        />
      </Field>
      <Strength rating={rate && typed !== '' ? rate(typed, email.trim()) : null} />
    </div>
  );
};
