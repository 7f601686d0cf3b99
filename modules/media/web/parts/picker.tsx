import { useRef, useState } from 'react';
import { useApi, useSession } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { Button, EmptyState, Field, TextInput } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { Picture } from '#ui/picture/picture';
import { findMissing } from '../../lib/find-missing';
import { getMedia, listMedia } from '../../schemas/endpoints';
import type { MediaView } from '../../schemas/media';
import type { MediaKind } from '../../schemas/values';
import { useSending } from '../api/use-sending';
import { texts } from '../texts/texts';
import { Describe } from './describe';
import { Tile } from './library';
import grid from './library.module.css';
import styles from './picker.module.css';
import { Uploads } from './uploads';

interface PickerProps {
  /** Null for any kind. */
  readonly kind: MediaKind | null;
  readonly label: string;
  /** Id of the chosen file. */
  readonly value: string | null;
  readonly onChange: (file: MediaView | null) => void;
  readonly isReadOnly?: true;
}

interface ChoiceProps {
  readonly kind: MediaKind | null;
  readonly onChoose: (file: MediaView) => void;
}

/** The files there are, and the upload of others. One that is uploaded alone is chosen at once. */
const Choice = ({ kind, onChoose }: ChoiceProps) => {
  const [text, setText] = useState('');
  const q = text.trim();
  const query = { ...(kind === null ? {} : { kind }), ...(q === '' ? {} : { q }) };
  const pages = usePages(listMedia, { query }, { keep: true });
  const count = useRef(0);
  const sending = useSending((file) => {
    void pages.refresh(({ id }) => id);
    if (count.current === 1 && (kind === null || file.kind === kind)) onChoose(file);
  });
  count.current = sending.list.length;
  return (
    <div className={styles.choice}>
      <Uploads sending={sending} kind={kind} />
      <Field label={texts('search')}>
        <TextInput type="search" maxLength={100} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <PagedList
        pages={pages}
        loading={texts('loading')}
        retry={texts('again')}
        empty={
          <EmptyState level={3} title={texts(q === '' ? 'picker.none' : 'empty.filtered')}>
            {q === '' && <p>{texts('picker.none.more')}</p>}
          </EmptyState>
        }
      >
        {(files) => (
          <ul className={grid.grid} aria-label={texts('list')}>
            {files.map((file) => (
              <Tile key={file.id} file={file} label={texts('picker.take', { name: file.name })} onOpen={onChoose} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
};

const Chosen = ({ id }: { readonly id: string }) => {
  const { data } = useApi(getMedia, { params: { id } });
  if (!data) return null;
  return (
    <figure className={styles.chosen}>
      {data.picture && <Picture source={data.picture} sizes="12rem" ratio="4 / 3" />}
      <figcaption>{data.name}</figcaption>
    </figure>
  );
};

interface ChooserProps extends ChoiceProps {
  readonly onClose: () => void;
}

/** Chooses a file, then asks for what it lacks. */
const Chooser = ({ kind, onChoose, onClose }: ChooserProps) => {
  const [lacking, setLacking] = useState<MediaView | null>(null);
  const choose = (file: MediaView): void => (findMissing(file) ? setLacking(file) : onChoose(file));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts(lacking ? 'describe.title' : 'picker.title')}>
      {lacking ? (
        <Describe file={lacking} onDone={onChoose} onBack={() => setLacking(null)} />
      ) : (
        <Choice kind={kind} onChoose={choose} />
      )}
    </Dialog>
  );
};

/** Chooses a file of the library, or none; practitioners choose among their own. Others see nothing. */
export const Picker = ({ kind, label, value, onChange, isReadOnly }: PickerProps) => {
  const [isOpen, setOpen] = useState(false);
  const canUpload = useSession(({ user }) => user?.role === 'admin' || user?.role === 'practitioner');
  if (!canUpload) return null;
  return (
    <fieldset className={styles.picker}>
      <legend>{label}</legend>
      {value !== null && <Chosen id={value} />}
      {!isReadOnly && (
        <div className={styles.acts}>
          <Button onClick={() => setOpen(true)}>{texts(value === null ? 'picker.choose' : 'picker.change')}</Button>
          {value !== null && (
            <Button variant="bare" onClick={() => onChange(null)}>
              {texts('picker.remove')}
            </Button>
          )}
        </div>
      )}
      {isOpen && (
        <Chooser
          kind={kind}
          onClose={() => setOpen(false)}
          onChoose={(file) => {
            setOpen(false);
            onChange(file);
          }}
        />
      )}
    </fieldset>
  );
};
