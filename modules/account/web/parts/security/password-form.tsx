import { useState } from 'react';
import { changePassword, listSessions } from '#core/schemas/endpoints';
import { api, refreshAnswers } from '#core/web';
import { NewPasswordField } from '#core/web/forms/new-password-field';
import { useSubmit, type Wrong } from '#core/web/forms/use-submit';
import { Alert, Button, Field, toast } from '#ui';
import { PasswordInput } from '#ui/password-input/password-input';
import { texts } from '../../texts/texts';
import { Section } from '../layout/account-layout';
import layout from '../layout/account-layout.module.css';
import type { Account } from '../layout/known-account';

const problems = (now: string, next: string): Wrong => ({
  ...(now === '' && { currentPassword: texts('password.missing') }),
  ...([...next].length < 8 && { newPassword: texts('password.short') }),
});

const ChangeForm = ({ email }: { readonly email: string }) => {
  const [now, setNow] = useState('');
  const [next, setNext] = useState('');
  const { form, pending, wrong, submit } = useSubmit(
    ['currentPassword', 'newPassword'],
    () => problems(now, next),
    async () => {
      await api(changePassword, { body: { currentPassword: now, newPassword: next } });
      setNow('');
      setNext('');
      await refreshAnswers(listSessions);
      toast({ title: texts('password.done'), tone: 'success' });
    },
  );
  return (
    <form ref={form} noValidate className={layout.form} onSubmit={submit} aria-busy={pending}>
      {wrong[''] && <Alert tone="error">{wrong['']}</Alert>}
      {/* For password managers: whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={texts('password.now')} error={wrong.currentPassword}>
        <PasswordInput
          name="currentPassword"
          autoComplete="current-password"
          maxLength={128}
          required
          value={now}
          onChange={(event) => setNow(event.target.value)}
        />
      </Field>
      <NewPasswordField
        label={texts('password.new')}
        name="newPassword"
        value={next}
        onChange={setNext}
        error={wrong.newPassword}
        email={email}
      />
      <p className="small quiet">{texts('password.ends')}</p>
      <Button type="submit" pending={pending} pendingText={texts('saving')}>
        {texts('password.change')}
      </Button>
    </form>
  );
};

/** A new password, or the sentence that there is none here. */
export const PasswordSection = ({ account }: { readonly account: Account }) => (
  <Section title={texts('password')}>
    {account.hasPassword ? <ChangeForm email={account.email} /> : <p>{texts('password.elsewhere')}</p>}
  </Section>
);
