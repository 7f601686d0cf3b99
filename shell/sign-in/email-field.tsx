import { Field, TextInput } from '#ui';
import { texts } from './texts/texts';

interface EmailFieldProps {
  readonly email: string;
  readonly error: string | undefined;
  readonly onEmail: (email: string) => void;
  /** The browser may offer passkeys here. */
  readonly withPasskeys?: boolean;
}

/** The address of an account. Its name is `username` to password managers, which fill it in all three forms. */
export const EmailField = ({ email, error, onEmail, withPasskeys = false }: EmailFieldProps) => (
  <Field label={texts('email')} error={error}>
    <TextInput
      name="email"
      type="email"
      autoComplete={withPasskeys ? 'username webauthn' : 'username'}
      inputMode="email"
      maxLength={254}
      required
      value={email}
      onChange={(event) => onEmail(event.target.value)}
    />
  </Field>
);
