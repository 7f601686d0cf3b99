import { useState } from 'react';
import { useFirstField, useSubmit } from '#core/web/forms/use-submit';
import { Alert, Button, Field, TextInput } from '#ui';
import { finishSecondStep, type Onward } from './actions';
import styles from './sign-in.module.css';
import { texts } from './texts/texts';

interface CodeFormProps {
  /** Of the second step. */
  token: string;
  onward: Onward;
  onBack: () => void;
}

/** The code of an authenticator app, or a recovery code, once the password was right. */
export function CodeForm({ token, onward, onBack }: CodeFormProps) {
  const [code, setCode] = useState('');
  const check = () => (code.trim() === '' ? { code: texts('wrong.code') } : {});
  const { form, pending, wrong, submit } = useSubmit(['code'], check, () =>
    finishSecondStep(token, code.trim(), onward),
  );
  useFirstField(form);
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit} aria-busy={pending}>
      {wrong[''] && <Alert tone="error">{wrong['']}</Alert>}
      <Field label={texts('code')} hint={texts('code.hint')} error={wrong.code}>
        <TextInput
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="loud"
        className={styles.go}
        pending={pending}
        pendingText={texts('signIn.pending')}
      >
        {texts('signIn')}
      </Button>
      <button type="button" className={styles.link} onClick={onBack}>
        {texts('back')}
      </button>
    </form>
  );
}
