import { useState } from 'react';
import { useApi } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { Button, EmptyState, Field, TextInput } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { Picture } from '#ui/picture/picture';
import { getMedia, listMedia } from '../../schemas/endpoints';
import type { MediaView } from '../../schemas/media';
import type { MediaKind } from '../../schemas/values';
import { texts } from '../texts/texts';
import { Tile } from './library';
import grid from './library.module.css';
import styles from './picker.module.css';

interface PickerProps {
  readonly kind: MediaKind;
  readonly label: string;
  /** Id of the chosen file. */
  readonly value: string | null;
  readonly onChange: (file: MediaView | null) => void;
}

const Choice = ({ kind, onChoose }: { readonly kind: MediaKind; readonly onChoose: (file: MediaView) => void }) => {
  const [text, setText] = useState('');
  const q = text.trim();
  const pages = usePages(listMedia, { query: { kind, ...(q === '' ? {} : { q }) } }, { keep: true });
  return (
    <div className={styles.choice}>
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

/** Chooses a file of the library, or none. */
export const Picker = ({ kind, label, value, onChange }: PickerProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <fieldset className={styles.picker}>
      <legend>{label}</legend>
      {value !== null && <Chosen id={value} />}
      <div className={styles.acts}>
        <Button onClick={() => setOpen(true)}>{texts(value === null ? 'picker.choose' : 'picker.change')}</Button>
        {value !== null && (
          <Button variant="bare" onClick={() => onChange(null)}>
            {texts('picker.remove')}
          </Button>
        )}
      </div>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={texts('picker.title')}>
          <Choice
            kind={kind}
            onChoose={(file) => {
              setOpen(false);
              onChange(file);
            }}
          />
        </Dialog>
      )}
    </fieldset>
  );
};
