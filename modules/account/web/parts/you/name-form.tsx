import { useState } from 'react';
import { changeAccount, getAccount } from '#core/schemas/endpoints';
import { api, storeAnswer, useSession } from '#core/web';
import { useSubmit } from '#core/web/forms/use-submit';
import { Alert, Button, Field, TextInput, toast } from '#ui';
import { texts } from '../../texts/texts';
import styles from '../layout/account-layout.module.css';
import type { Account } from '../layout/known-account';

/** First and last name. */
export const NameForm = ({ account }: { readonly account: Account }) => {
  const [firstName, setFirst] = useState(account.firstName);
  const [lastName, setLast] = useState(account.lastName);
  const check = () => (firstName.trim() === '' ? { firstName: texts('name.missing') } : {});
  const { form, pending, wrong, submit } = useSubmit(['firstName', 'lastName'], check, async () => {
    const changed = await api(changeAccount, { body: { firstName, lastName } });
    await storeAnswer(getAccount, {}, changed);
    useSession.setState(({ user }) =>
      user ? { user: { ...user, firstName: changed.firstName, lastName: changed.lastName } } : {},
    );
    toast({ title: texts('saved'), tone: 'success' });
  });
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit} aria-busy={pending}>
      {wrong[''] && <Alert tone="error">{wrong['']}</Alert>}
      <div className={styles.pair}>
        <Field label={texts('name.first')} error={wrong.firstName}>
          <TextInput
            name="firstName"
            autoComplete="given-name"
            maxLength={100}
            required
            value={firstName}
            onChange={(event) => setFirst(event.target.value)}
          />
        </Field>
        <Field label={texts('name.last')} error={wrong.lastName} optional>
          <TextInput
            name="lastName"
            autoComplete="family-name"
            maxLength={100}
            value={lastName}
            onChange={(event) => setLast(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" pending={pending} pendingText={texts('saving')}>
        {texts('save')}
      </Button>
    </form>
  );
};
