import { useRef, useState } from 'react';
import { ApiError, api, failure, useNavigate } from '#core/web';
import { Button, Field, Icon, TextInput, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import type { DocumentList } from '../../schemas/content';
import { addDocument, removeDocument } from '../../schemas/endpoints';
import { texts } from '../texts/texts';
import styles from './additions.module.css';
import { editorPath } from './paths';

interface AddDocumentProps {
  readonly noun: string;
  readonly additions: NonNullable<DocumentList['additions']>;
}

/** Adds a document by its name, and opens it. */
export const AddDocument = ({ noun, additions: { label, hint } }: AddDocumentProps) => {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // The same name keeps the same key, so that a second press adds nothing twice.
  const key = useRef(crypto.randomUUID());
  const add = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    try {
      const added = await api(addDocument, { params: { noun }, body: { title } }, { idempotencyKey: key.current });
      void navigate(editorPath(noun, added.key, 'en'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWrong(error.field('title') ?? error.message);
      key.current = crypto.randomUUID();
    }
    setBusy(false);
  };
  return (
    <>
      <div>
        <Button onClick={() => setOpen(true)}>
          <Icon name="plus" size={18} />
          {label}
        </Button>
      </div>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={label} description={hint}>
          <form
            noValidate
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void add();
            }}
          >
            <Field label={texts('add.title')} error={wrong}>
              <TextInput maxLength={80} value={title} onChange={({ target }) => setTitle(target.value)} />
            </Field>
            <div>
              <Button type="submit" variant="loud" pending={busy} pendingText={texts('add.busy')}>
                {texts('add.do')}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
};

interface RemoveDocumentProps {
  readonly noun: string;
  readonly document: Pick<DocumentList['documents'][number], 'key' | 'title'>;
  readonly onRemoved: () => void;
}

/** Removes a document that staff added, once somebody confirmed it; the server keeps what is in use. */
export const RemoveDocument = ({ noun, document: { key, title }, onRemoved }: RemoveDocumentProps) => {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await api(removeDocument, { params: { noun, key } });
      toast({ title: texts('remove.done', { title }), tone: 'success' });
      onRemoved();
    } catch (error) {
      toast(failure(error, texts('remove.failed', { title })));
    }
    setBusy(false);
    setOpen(false);
  };
  return (
    <>
      <Button variant="bare" aria-label={texts('remove.of', { title })} onClick={() => setOpen(true)}>
        {texts('remove')}
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={texts('remove.of', { title })} description={texts('remove.more')}>
          <div>
            <Button variant="loud" pending={busy} onClick={() => void remove()}>
              {texts('remove')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
};
