import { type ChangeEvent, useRef, useState } from 'react';
import { api } from '#core/web';
import { useAttempt } from '#core/web/forms/use-attempt';
import { Alert, Button, Field, TextInput, toast } from '#ui';
import { Select } from '#ui/select/select';
import { addDocument } from '../../../schemas/endpoints';
import { largestDocument, longestTitle } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import styles from '../between.module.css';

/** With whom a document can be shared. */
interface Recipient {
  readonly matchId: string;
  readonly name: string;
}
interface DocumentFormProps {
  readonly recipients: readonly [Recipient, ...Recipient[]];
  readonly onSent: () => void;
}

/** A file with a title for the other of the two. */
export const DocumentForm = ({ recipients, onSent }: DocumentFormProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [title, setTitle] = useState('');
  const [matchId, setMatchId] = useState(recipients[0].matchId);
  const { busy, failed, attempt } = useAttempt(texts('failed'));
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = target.files?.[0] ?? null;
    target.value = '';
    if (!chosen) return;
    if (chosen.size > largestDocument) {
      toast({ title: texts('documents.large'), tone: 'error' });
      return;
    }
    setFile(chosen);
    if (title.trim() === '') setTitle(chosen.name.replace(/\.[^.]*$/, '').slice(0, longestTitle));
  };
  const send = (content: File) =>
    attempt(async () => {
      await api(addDocument, { params: { matchId }, body: { title }, file: { field: 'document', content } });
      toast({ title: texts('documents.sent'), tone: 'success' });
      onSent();
    });
  return (
    <form
      noValidate
      className={styles.section}
      onSubmit={(event) => {
        event.preventDefault();
        if (file && title.trim() !== '') void send(file);
      }}
    >
      <div className={styles.acts}>
        <input
          ref={input}
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          hidden
          aria-label={texts('documents.choose')}
          onChange={choose}
        />
        <Button onClick={() => input.current?.click()}>{texts(file ? 'documents.other' : 'documents.choose')}</Button>
        <span className={styles.words}>{file ? file.name : texts('documents.kinds')}</span>
      </div>
      {file && (
        <>
          <Field label={texts('documents.title')}>
            <TextInput maxLength={longestTitle} value={title} onChange={({ target }) => setTitle(target.value)} />
          </Field>
          {recipients.length > 1 && (
            <Field label={texts('documents.for')}>
              <Select value={matchId} onChange={({ target }) => setMatchId(target.value)}>
                {recipients.map((one) => (
                  <option key={one.matchId} value={one.matchId}>
                    {one.name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {failed && <Alert tone="error">{failed}</Alert>}
          <div>
            <Button
              type="submit"
              variant="loud"
              pending={busy}
              pendingText={texts('documents.sending')}
              disabled={title.trim() === ''}
            >
              {texts('documents.send')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
};
