import { useState } from 'react';
import { api, failure, formatDateTime, Slot, useApi, useTitle } from '#core/web';
import { useSubmit } from '#core/web/forms/use-submit';
import { Alert, Button, Card, EmptyState, Field, Skeleton, Textarea, toast } from '#ui';
import { sampleDiaryAside } from '../../public';
import { createEntry, deleteEntry, listEntries } from '../../schemas/endpoints';
import type { EntryView } from '../../schemas/entries';
import { longestEntry } from '../../schemas/values';
import { texts } from '../texts/texts';
import styles from './diary-page.module.css';

const NewEntry = ({ onSaved }: { readonly onSaved: () => void }) => {
  const [text, setText] = useState('');
  const check = () => (text.trim() === '' ? { text: texts('empty') } : {});
  const { form, pending, wrong, submit } = useSubmit(['text'], check, async () => {
    await api(createEntry, { body: { text } });
    setText('');
    toast({ title: texts('saved'), tone: 'success' });
    onSaved();
  });
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {wrong[''] && <Alert tone="error">{wrong['']}</Alert>}
      <Field label={texts('entry')} error={wrong.text}>
        <Textarea
          name="text"
          rows={5}
          maxLength={longestEntry}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" variant="loud" pending={pending}>
        {texts('save')}
      </Button>
    </form>
  );
};

const Entries = ({
  entries,
  onRemoved,
}: {
  readonly entries: readonly EntryView[];
  readonly onRemoved: () => void;
}) => {
  const remove = async (id: string): Promise<void> => {
    try {
      await api(deleteEntry, { params: { id } });
      toast({ title: texts('removed'), tone: 'success' });
      onRemoved();
    } catch (error) {
      toast(failure(error, texts('failed')));
    }
  };
  if (entries.length === 0) return <EmptyState title={texts('none')} />;
  return (
    <ul className={styles.entries}>
      {entries.map(({ id, text, createdAt }) => {
        const when = formatDateTime(createdAt);
        return (
          <li key={id}>
            <Card title={when}>
              <p className={styles.text}>{text}</p>
              <Button variant="bare" flush aria-label={texts('remove.of', { when })} onClick={() => void remove(id)}>
                {texts('remove')}
              </Button>
            </Card>
          </li>
        );
      })}
    </ul>
  );
};

/** The page at /sample-diary. */
export const DiaryPage = () => {
  useTitle(texts('title'));
  const { data, error, reload } = useApi(listEntries);
  const changed = (): void => void reload();
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{texts('title')}</h1>
      <p className="lead">{texts('lead')}</p>
      <NewEntry onSaved={changed} />
      {data ? (
        <Entries entries={data} onRemoved={changed} />
      ) : error ? (
        <Alert tone="error" action={<Button onClick={changed}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      ) : (
        <Skeleton label={texts('loading')} />
      )}
      {data && <Slot of={sampleDiaryAside} with={{ entries: data.length }} />}
    </section>
  );
};
