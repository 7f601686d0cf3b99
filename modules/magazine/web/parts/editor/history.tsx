import { useState } from 'react';
import { api, formatDateTime, useApi } from '#core/web';
import { Button, toast } from '#ui';
import type { EditorialView, RevisionView } from '../../../schemas/editorial';
import { getVersion, listVersions, restoreArticle } from '../../../schemas/endpoints';
import styles from '../../pages/editor-page.module.css';
import { texts } from './texts/texts';
import type { Editor } from './use-editor';

const Kept = ({ id, version }: { readonly id: string; readonly version: number }) => {
  const { data } = useApi(getVersion, { params: { id, version } });
  return data ? <pre className={styles.kept}>{data.content.body}</pre> : null;
};

const Line = ({ editor, revision }: { readonly editor: Editor; readonly revision: RevisionView }) => {
  const [open, setOpen] = useState(false);
  const { stored, step } = editor;
  const { version, action, status, savedAt, words } = revision;
  const did =
    action === 'moved' ? texts('history.moved', { status: texts(`status.${status}`) }) : texts(`history.${action}`);
  const who = revision.editor ? texts('history.by', { editor: revision.editor }) : texts('history.product');
  const restore = async () => {
    const send = ({ id, version: present }: EditorialView) =>
      api(restoreArticle, { params: { id }, body: { version } }, { ifMatch: present });
    if (await step(send)) toast({ title: texts('history.restored.done'), tone: 'success' });
  };
  return (
    <li>
      <p>
        <b>{texts('history.line', { version })}</b> {did} {who}
        <small className="quiet">
          {formatDateTime(savedAt)} · {texts('words', { count: words })}
        </small>
      </p>
      <div className={styles.buttons}>
        <Button variant="bare" aria-expanded={open} onClick={() => setOpen(!open)}>
          {texts('history.look')}
        </Button>
        {stored.can.edit && version !== stored.version && (
          <Button variant="bare" onClick={() => void restore()}>
            {texts('history.restore')}
          </Button>
        )}
      </div>
      {open && <Kept id={stored.id} version={version} />}
    </li>
  );
};

/** Every kept version, newest first; any of them can come back as a new one. */
export const History = ({ editor }: { readonly editor: Editor }) => {
  const { data } = useApi(listVersions, { params: { id: editor.stored.id } });
  return (
    <section className={styles.block}>
      <h2 className={styles.blockTitle}>{texts('history')}</h2>
      <ol className={styles.history}>
        {data?.map((revision) => (
          <Line key={revision.version} editor={editor} revision={revision} />
        ))}
      </ol>
    </section>
  );
};
