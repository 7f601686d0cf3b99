import { useState } from 'react';
import { sendConfirmation } from '#core/schemas/endpoints';
import { api, failure } from '#core/web';
import { useSubmit } from '#core/web/forms/use-submit';
import { Alert, Badge, Button, Field, TextInput, toast } from '#ui';
import { requestAddressChange, withdrawAddressChange } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import { Section } from '../layout/account-layout';
import layout from '../layout/account-layout.module.css';
import type { Account } from '../layout/known-account';
import styles from './address.module.css';

interface AddressProps {
  readonly account: Account;
  readonly reload: () => Promise<void>;
}

const Unproven = () => {
  const [sent, setSent] = useState(false);
  const send = (): Promise<void> =>
    api(sendConfirmation).then(
      () => setSent(true),
      (error: unknown) => void toast(failure(error)),
    );
  return sent ? (
    <p role="status">{texts('email.sent')}</p>
  ) : (
    <Button onClick={() => void send()}>{texts('email.again')}</Button>
  );
};

const ChangeForm = ({ reload }: Pick<AddressProps, 'reload'>) => {
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const check = () => (/^\S+@\S+$/.test(email.trim()) ? {} : { email: texts('email.wrong') });
  const { form, pending, wrong, submit } = useSubmit(['email'], check, async () => {
    await api(requestAddressChange, { body: { email: email.trim() } });
    setAsked(true);
    setEmail('');
    await reload();
  });
  return (
    <>
      <form ref={form} noValidate className={layout.form} onSubmit={submit} aria-busy={pending}>
        {wrong[''] && <Alert tone="error">{wrong['']}</Alert>}
        <Field label={texts('email.new')} hint={texts('email.how')} error={wrong.email}>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button type="submit" pending={pending} pendingText={texts('email.asking')}>
          {texts('email.ask')}
        </Button>
        {asked && <p role="status">{texts('email.asked')}</p>}
      </form>
    </>
  );
};

/** The address, whether it was shown to be theirs, and the way to another one. */
export const AddressSection = ({ account, reload }: AddressProps) => {
  const takeBack = (): Promise<void> =>
    api(withdrawAddressChange)
      .then(reload)
      .catch((error: unknown) => void toast(failure(error)));
  return (
    <Section title={texts('email')}>
      <p className={styles.now}>
        <span className={styles.email}>{account.email}</span>
        <Badge tone={account.emailProven ? 'reviewed' : 'pending'}>
          {texts(account.emailProven ? 'email.proven' : 'email.unproven')}
        </Badge>
      </p>
      {!account.emailProven && account.hasPassword && <Unproven />}
      {account.pendingEmail && (
        <Alert tone="attention" action={<Button onClick={() => void takeBack()}>{texts('email.back')}</Button>}>
          {texts('email.waits', { email: account.pendingEmail })}
        </Alert>
      )}
      <ChangeForm reload={reload} />
    </Section>
  );
};
