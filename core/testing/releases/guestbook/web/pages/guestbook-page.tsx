import { useState } from 'react';
import { api, failure, formatDateTime, useApi, useTitle } from '#core/web';
import { Alert, Button, Card, EmptyState, Field, Skeleton, Textarea, toast } from '#ui';
import { createEntry, listEntries } from '../../schemas/endpoints';
import { texts } from '../texts/texts';
import styles from './guestbook-page.module.css';

/** The own guest book: what was written, and a field for more. */
export const GuestbookPage = () => {
  useTitle(texts('title'));
  const { data, error, reload } = useApi(listEntries);
  const [text, setText] = useState('');
  const [isPending, setIsPending] = useState(false);
  const save = async (): Promise<void> => {
    setIsPending(true);
    try {
      await api(createEntry, { body: { text } });
      setText('');
      toast({ title: texts('saved') });
      await reload();
    } catch (problem) {
      toast(failure(problem));
    }
    setIsPending(false);
  };
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{texts('title')}</h1>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={texts('entry')}>
          <Textarea value={text} rows={4} maxLength={2000} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button type="submit" pending={isPending} disabled={text.trim() === ''}>
          {texts('save')}
        </Button>
      </form>
      {data?.map((entry) => (
        <Card key={entry.id} title={formatDateTime(entry.createdAt)}>
          <p>{entry.text}</p>
        </Card>
      ))}
      {data?.length === 0 && <EmptyState title={texts('empty')} />}
      {!data && error && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton label={texts('loading')} />}
    </section>
  );
};
