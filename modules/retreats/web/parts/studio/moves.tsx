import { useState } from 'react';
import { Button, Field, TextInput } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import type { StudioRetreat } from '../../../schemas/retreat';
import { texts } from '../../texts/studio-texts';
import styles from './studio.module.css';
import type { RetreatEditor } from './use-retreat-editor';

interface MovesProps {
  readonly retreat: StudioRetreat;
  readonly editor: RetreatEditor;
}

const Schedule = ({ editor }: Pick<MovesProps, 'editor'>) => {
  const [isOpen, setOpen] = useState(false);
  const [local, setLocal] = useState('');
  // Browsers give the moment of this control without a zone: it is that of whoever types.
  const at = new Date(local);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts('w.later')}</Button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={texts('w.later')}>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (Number.isNaN(at.getTime())) return;
              setOpen(false);
              void editor.publishAt(at.toISOString());
            }}
          >
            <Field label={texts('w.when')} hint={texts('w.when.hint')}>
              <TextInput
                type="datetime-local"
                required
                value={local}
                onChange={({ target }) => setLocal(target.value)}
              />
            </Field>
            <div>
              <Button type="submit" variant="loud">
                {texts('w.do')}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
};

/** How what is saved comes to be seen. */
export const Publishing = ({ retreat, editor }: MovesProps) => {
  const { status, shown, publishAt, isReviewed, isOwn } = retreat;
  const isWaiting = status === 'draft' || shown !== null;
  const canPublish = isWaiting && !(isReviewed && isOwn);
  return (
    <>
      {canPublish && (
        <Button pending={editor.busy === 'move'} onClick={() => void editor.move('published')}>
          {texts(shown === null ? 'publish' : 'w.publish')}
        </Button>
      )}
      {canPublish && publishAt === null && <Schedule editor={editor} />}
      {shown !== null && (
        <Button pending={editor.busy === 'discard'} onClick={() => void editor.discard()}>
          {texts('w.discard')}
        </Button>
      )}
    </>
  );
};

/** What else can be done with a retreat that is saved. */
export const Moves = ({ retreat: { status }, editor }: MovesProps) => {
  const pending = editor.busy === 'move';
  return (
    <>
      {status === 'published' && (
        <Button pending={pending} onClick={() => void editor.move('draft')}>
          {texts('withdraw')}
        </Button>
      )}
      <Button pending={pending} onClick={() => void editor.move(status === 'archived' ? 'draft' : 'archived')}>
        {texts(status === 'archived' ? 'restore' : 'archive')}
      </Button>
      <Button pending={editor.busy === 'duplicate'} onClick={() => void editor.duplicate()}>
        {texts('duplicate')}
      </Button>
    </>
  );
};
