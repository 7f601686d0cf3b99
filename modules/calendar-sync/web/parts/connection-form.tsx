import { useState } from 'react';
import { api } from '#core/web';
import { useSubmit } from '#core/web/forms/use-submit';
import { Alert, Button, Field, TextInput, toast } from '#ui';
import { connectAccount } from '../../schemas/endpoints';
import { texts } from '../texts/texts';
import styles from './calendars.module.css';

interface ConnectionFormProps {
  readonly address: string;
  readonly onConnected: () => void;
  readonly onCancel: () => void;
}

const fields = ['address', 'user', 'password'] as const;

/** Address, name and app password of a calendar server. */
export const ConnectionForm = ({ address, onConnected, onCancel }: ConnectionFormProps) => {
  const [input, setInput] = useState({ address, user: '', password: '' });
  const { form, pending, wrong, submit } = useSubmit(
    fields,
    () =>
      Object.fromEntries(
        fields
          .filter((field) => input[field].trim() === '')
          .map((field) => [field, texts(`account.${field}.missing`)] as const),
      ),
    async () => {
      await api(connectAccount, { body: input });
      toast({ title: texts('account.connected'), tone: 'success' });
      onConnected();
    },
  );
  const field = (name: (typeof fields)[number], type: string, hint?: string) => (
    <Field label={texts(`account.${name}`)} hint={hint} error={wrong[name]}>
      <TextInput
        name={name}
        type={type}
        autoComplete="off"
        maxLength={500}
        value={input[name]}
        onChange={({ target }) => setInput({ ...input, [name]: target.value })}
      />
    </Field>
  );
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {field('address', 'url', texts('account.address.hint'))}
      {field('user', 'text')}
      {field('password', 'password', texts('account.password.hint'))}
      {wrong[''] && <Alert tone="error">{wrong['']}</Alert>}
      <div className={styles.acts}>
        <Button type="submit" variant="loud" pending={pending} pendingText={texts('account.saving')}>
          {texts('account.save')}
        </Button>
        <Button onClick={onCancel}>{texts('cancel')}</Button>
      </div>
    </form>
  );
};
