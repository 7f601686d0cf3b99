import { type FormEvent, useState } from 'react';
import { ApiError, api, failure, findNewerVersion, formatDate, Link } from '#core/web';
import { Alert, Button, Field, TextInput, toast } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Dialog } from '#ui/dialog/dialog';
import { changeMedia, deleteMedia } from '../../schemas/endpoints';
import type { MediaView } from '../../schemas/media';
import { texts } from '../texts/texts';
import styles from './edit-dialog.module.css';
import { CreditFields, type Draft, draftOf, type FieldsProps, PictureFields, TranscriptField } from './file-fields';
import { Picker } from './picker';
import { sizeInWords } from './sizes';

interface EditProps {
  readonly file: MediaView;
  readonly onChanged: (file: MediaView) => void;
  readonly onDeleted: (file: MediaView) => void;
  readonly onClose: () => void;
}

const Fields = (props: FieldsProps) => {
  const { file, draft, edit, wrong } = props;
  const isPlayed = file.kind === 'audio' || file.kind === 'video';
  return (
    <>
      {file.kind === 'picture' && <PictureFields {...props} />}
      {isPlayed && (
        <>
          <TranscriptField {...props} />
          <Picker
            kind="picture"
            label={texts('edit.poster')}
            value={draft.posterId}
            onChange={(picture) => edit({ posterId: picture?.id ?? null })}
          />
        </>
      )}
      <Field label={texts('edit.name')} hint={texts('edit.name.hint')} error={wrong('name')}>
        <TextInput maxLength={200} value={draft.name} onChange={({ target }) => edit({ name: target.value })} />
      </Field>
      <CreditFields {...props} />
      <Checkbox
        label={texts('edit.published')}
        hint={texts('edit.published.hint')}
        checked={draft.isPublished}
        onChange={({ target }) => edit({ isPublished: target.checked })}
      />
    </>
  );
};

const Uses = ({ uses }: Pick<MediaView, 'uses'>) => (
  <section className={styles.uses}>
    <h3>{texts('edit.uses')}</h3>
    {uses.length === 0 && <p>{texts('edit.unused')}</p>}
    <ul>
      {uses.map(({ path, label }) => (
        <li key={`${path} ${label}`}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
    </ul>
  </section>
);

/** Deletes after a second press; the server refuses what is in use. */
const Delete = ({ file, onDeleted }: Pick<EditProps, 'file' | 'onDeleted'>) => {
  const [isAsking, setAsking] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const run = async (): Promise<void> => {
    try {
      await api(deleteMedia, { params: { id: file.id } });
      toast({ title: texts('edit.deleted'), tone: 'success' });
      onDeleted(file);
    } catch (error) {
      setFailed(failure(error).description);
    }
  };
  if (file.uses.length > 0) return null;
  return (
    <div className={styles.delete}>
      {failed && <Alert tone="error">{failed}</Alert>}
      {isAsking ? (
        <>
          <p>{texts('edit.delete.sure')}</p>
          <Button onClick={() => void run()}>{texts('edit.delete.yes')}</Button>
          <Button variant="bare" onClick={() => setAsking(false)}>
            {texts('edit.delete.no')}
          </Button>
        </>
      ) : (
        <Button variant="bare" onClick={() => setAsking(true)}>
          {texts('edit.delete')}
        </Button>
      )}
    </div>
  );
};

const useEdit = ({ file, onChanged }: EditProps) => {
  const [draft, setDraft] = useState(() => draftOf(file));
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(null);
    setNotice(null);
    try {
      const saved = await api(changeMedia, { params: { id: file.id }, body: draft }, { ifMatch: file.version });
      setDraft(draftOf(saved));
      onChanged(saved);
      toast({ title: texts('edit.saved'), tone: 'success' });
    } catch (reason) {
      const newer = findNewerVersion(reason, changeMedia);
      if (newer) {
        setDraft(draftOf(newer));
        onChanged(newer);
        setNotice(texts('edit.changed'));
      } else setError(reason);
    } finally {
      setBusy(false);
    }
  };
  const wrong = (path: string) => (error instanceof ApiError ? error.field(path) : null);
  const said = error !== null && !(error instanceof ApiError && error.fields.length > 0);
  const edit = (change: Partial<Draft>): void => setDraft((now) => ({ ...now, ...change }));
  return { draft, edit, save, wrong, isBusy, notice: said ? failure(error).description : notice };
};

const described = ({ kind, size, createdAt, uploadedBy }: MediaView): string => {
  const facts = { kind: texts(`kind.${kind}`), size: sizeInWords(size), date: formatDate(createdAt) };
  return uploadedBy === null ? texts('edit.description', facts) : texts('edit.by', { ...facts, name: uploadedBy });
};

/** Everything that staff say of a file, where it is used, and its end. */
export const EditDialog = (props: EditProps) => {
  const { file, onClose, onDeleted } = props;
  const { draft, edit, save, wrong, isBusy, notice } = useEdit(props);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={file.name} description={described(file)}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <Fields file={file} draft={draft} edit={edit} wrong={wrong} />
        {notice && <Alert tone="error">{notice}</Alert>}
        <div className={styles.ends}>
          <Button type="submit" variant="loud" pending={isBusy}>
            {texts('edit.save')}
          </Button>
          {file.url && <a href={file.url}>{texts('edit.download')}</a>}
        </div>
      </form>
      <Uses uses={file.uses} />
      <Delete file={file} onDeleted={onDeleted} />
    </Dialog>
  );
};
