import { useState } from 'react';
import { changePassword, listSessions } from '#core/schemas/endpoints';
import { api, refreshAnswers } from '#core/web';
import { Alert, Button, Field, toast } from '#ui';
import { PasswordInput } from '#ui/password-input/password-input';
import { NewPasswordField } from '../../sign-in/new-password-field';
import { useSubmit, type Wrong } from '../../sign-in/use-submit';
import { Section } from '../room';
import room from '../room.module.css';
import { texts } from '../texts/texts';
import type { Account } from '../use-account';

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
    <form ref={form} noValidate className={room.form} onSubmit={submit} aria-busy={pending}>
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
