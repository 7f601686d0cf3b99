import { useRef, useState } from 'react';
import { api, formatDateTime, useApi } from '#core/web';
import { useAttempt } from '#core/web/forms/use-attempt';
import { Alert, Badge, Button, Field, Textarea, toast } from '#ui';
import { addAddendum, deleteNote, listNoteVersions, signNote } from '../../../schemas/endpoints';
import type { NoteView } from '../../../schemas/notes';
import { longestAddendum } from '../../../schemas/values';
import { Ask } from '../ask';
import styles from '../between.module.css';
import { NoteEditor } from './note-editor';
import { texts } from './texts/texts';

interface NoteItemProps {
  readonly matchId: string;
  readonly note: NoteView;
  readonly onChanged: () => void;
}

const Versions = ({ id }: { readonly id: string }) => {
  const { data, error } = useApi(listNoteVersions, { params: { id } });
  if (error && !data) return <Alert tone="error">{error.message}</Alert>;
  return (
    <ul className={styles.list}>
      {data?.map(({ version, text, createdAt }) => (
        <li key={version} className={styles.item}>
          <p className="quiet small">{texts('version', { version, when: formatDateTime(createdAt) })}</p>
          <p className={styles.words}>{text}</p>
        </li>
      ))}
    </ul>
  );
};

const AddForm = ({ id, onAdded }: { readonly id: string; readonly onAdded: () => void }) => {
  const [text, setText] = useState('');
  const key = useRef(crypto.randomUUID());
  const { busy, failed, attempt } = useAttempt(texts('failed'));
  const add = () =>
    attempt(async () => {
      await api(addAddendum, { params: { id }, body: { text } }, { idempotencyKey: key.current });
      toast({ title: texts('added'), tone: 'success' });
      onAdded();
    });
  return (
    <form
      className={styles.section}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void add();
      }}
    >
      <Field label={texts('add.text')}>
        <Textarea rows={4} maxLength={longestAddendum} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      {failed && <Alert tone="error">{failed}</Alert>}
      <div>
        <Button type="submit" disabled={text.trim() === ''} pending={busy}>
          {texts('save')}
        </Button>
      </div>
    </form>
  );
};

/** One note with what can still be done to it. */
export const NoteItem = ({ matchId, note, onChanged }: NoteItemProps) => {
  const [open, setOpen] = useState<'edit' | 'sign' | 'delete' | 'add' | 'versions' | null>(null);
  const close = (): void => setOpen(null);
  const params = { id: note.id };
  const finish = (title: string): void => {
    toast({ title, tone: 'success' });
    close();
    onChanged();
  };
  const sign = async (): Promise<void> => {
    await api(signNote, { params }, { ifMatch: note.version });
    finish(texts('signed'));
  };
  const remove = async (): Promise<void> => {
    await api(deleteNote, { params });
    finish(texts('deleted'));
  };
  const toggle = (what: 'add' | 'versions'): void => setOpen(open === what ? null : what);
  return (
    <li className={styles.item}>
      <p className={styles.acts}>
        <span className="quiet small">{formatDateTime(note.createdAt)}</span>
        <Badge tone={note.isShared ? 'contacted' : 'plain'}>{texts(note.isShared ? 'isShared' : 'private')}</Badge>
        {note.signedAt && <Badge tone="reviewed">{texts('signed.on', { when: formatDateTime(note.signedAt) })}</Badge>}
      </p>
      {open === 'edit' ? (
        <NoteEditor
          matchId={matchId}
          note={note}
          onClose={close}
          onSaved={() => {
            close();
            onChanged();
          }}
        />
      ) : (
        <p className={styles.words}>{note.text}</p>
      )}
      {note.addenda.map(({ text, createdAt }) => (
        <div key={createdAt}>
          <p className="quiet small">{texts('added.on', { when: formatDateTime(createdAt) })}</p>
          <p className={styles.words}>{text}</p>
        </div>
      ))}
      {open !== 'edit' && (
        <div className={styles.acts}>
          {note.signedAt ? (
            <Button onClick={() => toggle('add')}>{texts('add')}</Button>
          ) : (
            <>
              <Button onClick={() => setOpen('edit')}>{texts('edit')}</Button>
              <Button onClick={() => setOpen('sign')}>{texts('sign')}</Button>
              <Button variant="bare" onClick={() => setOpen('delete')}>
                {texts('delete')}
              </Button>
            </>
          )}
          {note.version > 1 && (
            <Button variant="bare" aria-expanded={open === 'versions'} onClick={() => toggle('versions')}>
              {texts('versions')}
            </Button>
          )}
        </div>
      )}
      {open === 'versions' && <Versions id={note.id} />}
      {open === 'add' && (
        <AddForm
          id={note.id}
          onAdded={() => {
            close();
            onChanged();
          }}
        />
      )}
      {open === 'sign' && (
        <Ask
          title={texts('sign.title')}
          text={texts('sign.text')}
          confirm={texts('sign')}
          leave={texts('leave')}
          work={sign}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <Ask
          title={texts('delete.title')}
          text={texts('delete.text')}
          confirm={texts('delete')}
          leave={texts('leave')}
          work={remove}
          onClose={close}
        />
      )}
    </li>
  );
};
