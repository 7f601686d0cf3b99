import { type DragEvent, useId, useRef, useState } from 'react';
import { useApi } from '#core/web';
import { Alert, Button, classNames, Progress } from '#ui';
import { listUploads } from '../../schemas/endpoints';
import type { MediaKind } from '../../schemas/values';
import type { Sending, SendingList } from '../api/use-sending';
import { texts } from '../texts/texts';
import { percentOf, sizeInWords } from './sizes';
import styles from './uploads.module.css';

const stateInWords = ({ state, received, file, reason }: Sending): string => {
  const percent = percentOf(received, file.size);
  if (state === 'sending') return texts('upload.sending', { percent, size: sizeInWords(file.size) });
  if (state === 'paused') return [reason, texts('upload.paused', { percent })].filter(Boolean).join(' ');
  return state === 'refused' ? (reason ?? '') : texts(`upload.${state}`);
};

const Row = ({ row, sending }: { readonly row: Sending; readonly sending: SendingList }) => {
  const { id, file, state, received, reason } = row;
  const { name } = file;
  const isOver = state === 'done' || state === 'refused';
  const isFault = reason !== null;
  return (
    <li className={styles.row}>
      <p className={styles.name}>{name}</p>
      {!isOver && (
        <Progress
          label={texts('upload.progress', { name })}
          value={received}
          max={file.size}
          text={stateInWords(row)}
        />
      )}
      <p className={classNames(styles.state, isFault && styles.fault)} role={isFault ? 'alert' : undefined}>
        {stateInWords(row)}
      </p>
      <div className={styles.acts}>
        {(state === 'waiting' || state === 'sending') && (
          <Button aria-label={texts('upload.pause.of', { name })} onClick={() => sending.pause(id)}>
            {texts('upload.pause')}
          </Button>
        )}
        {state === 'paused' && (
          <Button aria-label={texts('upload.resume.of', { name })} onClick={() => sending.resume(id)}>
            {texts('upload.resume')}
          </Button>
        )}
        {state !== 'preparing' && (
          <Button
            variant="bare"
            aria-label={texts(isOver ? 'upload.remove.of' : 'upload.cancel.of', { name })}
            onClick={() => sending.remove(id)}
          >
            {texts(isOver ? 'upload.remove' : 'upload.cancel')}
          </Button>
        )}
      </div>
    </li>
  );
};

/** What an earlier visit left unfinished. */
const Left = ({ sending }: { readonly sending: SendingList }) => {
  const { data } = useApi(listUploads);
  const left = data?.filter(
    ({ name, size }) => !sending.list.some(({ file }) => file.name === name && file.size === size),
  );
  if (!left || left.length === 0) return null;
  return <Alert>{texts('upload.left', { count: left.length, names: left.map(({ name }) => name).join(', ') })}</Alert>;
};

const accepted: Readonly<Record<MediaKind, string>> = {
  picture: 'image/jpeg,image/png,image/webp,image/avif',
  audio: 'audio/*',
  video: 'video/mp4,video/webm',
  document: 'application/pdf',
};

interface UploadsProps {
  readonly sending: SendingList;
  /** The only kind that is asked for; null for any. */
  readonly kind?: MediaKind | null;
}

/** Where files are dropped or chosen, and how far each is. */
export const Uploads = ({ sending, kind = null }: UploadsProps) => {
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    sending.add([...event.dataTransfer.files]);
  };
  return (
    <section className={styles.uploads} aria-labelledby={title}>
      <h2 id={title} className="visually-hidden">
        {texts('upload.title')}
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button within does the same */}
      <div
        className={classNames(styles.zone, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className={styles.drop}>{texts('upload.drop')}</p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={texts('upload.choose')}
          accept={kind === null ? Object.values(accepted).join() : accepted[kind]}
          onChange={({ target }) => {
            sending.add([...(target.files ?? [])]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        <Button variant="loud" onClick={() => input.current?.click()}>
          {texts('upload.choose')}
        </Button>
        <p className={styles.hint}>{texts(kind === null ? 'upload.hint' : `upload.hint.${kind}`)}</p>
        <p className={styles.hint}>{texts(kind === 'picture' ? 'upload.hint.removed' : 'upload.hint.kept')}</p>
      </div>
      <Left sending={sending} />
      {sending.list.length > 0 && (
        <ul className={styles.list} aria-label={texts('upload.list')}>
          {sending.list.map((row) => (
            <Row key={row.id} row={row} sending={sending} />
          ))}
        </ul>
      )}
    </section>
  );
};
