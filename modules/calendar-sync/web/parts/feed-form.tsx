import { useState } from 'react';
import { api } from '#core/web';
import { useSubmit } from '#core/web/forms/use-submit';
import { Alert, Button, Field, TextInput, toast } from '#ui';
import { addFeed } from '../../schemas/endpoints';
import { texts } from '../texts/texts';
import styles from './calendars.module.css';

interface FeedFormProps {
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}

/** Name and address of a calendar elsewhere. */
export const FeedForm = ({ onAdded, onCancel }: FeedFormProps) => {
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const { form, pending, wrong, submit } = useSubmit(
    ['name', 'address'],
    () => ({
      ...(name.trim() === '' && { name: texts('feed.name.missing') }),
      ...(address.trim() === '' && { address: texts('feed.address.missing') }),
    }),
    async () => {
      await api(addFeed, { body: { name, address } });
      toast({ title: texts('feed.added'), tone: 'success' });
      onAdded();
    },
  );
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Field label={texts('feed.name')} hint={texts('feed.name.hint')} error={wrong.name}>
        <TextInput
          name="name"
          autoComplete="off"
          maxLength={80}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label={texts('feed.address')} hint={texts('feed.address.hint')} error={wrong.address}>
        <TextInput
          name="address"
          type="url"
          autoComplete="off"
          maxLength={2000}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </Field>
      {wrong[''] && <Alert tone="error">{wrong['']}</Alert>}
      <div className={styles.acts}>
        <Button type="submit" variant="loud" pending={pending} pendingText={texts('feed.saving')}>
          {texts('feed.save')}
        </Button>
        <Button onClick={onCancel}>{texts('cancel')}</Button>
      </div>
    </form>
  );
};
