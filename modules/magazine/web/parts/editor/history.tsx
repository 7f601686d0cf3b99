import { useState } from 'react';
import { api, formatDateTime, Slot, useApi } from '#core/web';
import { textDifferences } from '#modules/studio/public';
import { Button, toast } from '#ui';
import type { EditorialView, RevisionView } from '../../../schemas/editorial';
import { getVersion, listVersions, restoreArticle } from '../../../schemas/endpoints';
import styles from '../../pages/editor-page.module.css';
import { contentDescription, toContentFields } from './content-fields';
import { texts } from './texts/texts';
import type { Editor } from './use-editor';

const Kept = ({ editor, version }: { readonly editor: Editor; readonly version: number }) => {
  const { stored } = editor;
  const { data } = useApi(getVersion, { params: { id: stored.id, version } });
  if (!data) return null;
  return (
    <div className={styles.kept}>
      <p className="quiet">{texts('history.against')}</p>
      <Slot
        of={textDifferences}
        with={{
          description: contentDescription,
          before: toContentFields(stored.content),
          after: toContentFields(data.content),
          lang: data.content.language,
        }}
      />
    </div>
  );
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
      {open && <Kept editor={editor} version={version} />}
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
