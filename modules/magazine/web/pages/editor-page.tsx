import { useRef } from 'react';
import { Link, Slot, useApi, useParams, useSession, useTitle } from '#core/web';
import { type MediaView, mediaPicker } from '#modules/media/public';
import { translationStates } from '#modules/studio/public';
import { Alert, Button, EmptyState, Field, PageHeading, Skeleton, Textarea, TextInput } from '#ui';
import type { EditorialView } from '../../schemas/editorial';
import { getArticleInWork } from '../../schemas/endpoints';
import { articlePagePath } from '../../schemas/paths';
import { Conflict } from '../parts/editor/conflict';
import { Facts } from '../parts/editor/facts';
import { History } from '../parts/editor/history';
import { fileLine, withParagraph } from '../parts/editor/lines';
import { Moves } from '../parts/editor/moves';
import { editorialPath } from '../parts/editor/paths';
import { Preview } from '../parts/editor/preview';
import { StaffOnly } from '../parts/editor/staff-only';
import { texts } from '../parts/editor/texts/texts';
import { type Editor, savesItself, useEditor } from '../parts/editor/use-editor';
import { Waiting } from '../parts/editor/waiting';
import styles from './editor-page.module.css';

const SaveLine = ({ editor }: { readonly editor: Editor }) => {
  const { busy, error, changed, stored, save } = editor;
  const said = () => {
    if (busy) return texts('save.saving');
    if (error) return texts('save.failed', { reason: error.fields[0]?.message ?? error.message });
    return changed ? texts('save.unsaved') : texts('save.saved', { version: stored.version });
  };
  return (
    <div className={styles.saveLine}>
      <p role="status">{said()}</p>
      {stored.can.edit && (
        <Button pending={busy} aria-disabled={!changed || undefined} onClick={() => changed && void save()}>
          {texts('save')}
        </Button>
      )}
      <Link to={articlePagePath(stored.content.slug)}>{texts('look')}</Link>
    </div>
  );
};

const Work = ({ article }: { readonly article: EditorialView }) => {
  const editor = useEditor(article);
  const { stored, mine, edit, error } = editor;
  const body = useRef<HTMLTextAreaElement>(null);
  const mayChoose = useSession(({ user }) => user?.role === 'admin');
  useTitle(texts('editor', { title: stored.content.title }));
  const insert = (file: MediaView | null): void => {
    const address = file?.picture?.src ?? file?.url;
    if (!file || !address) return;
    const line = fileLine(file.alt || file.name, address);
    edit({ body: withParagraph(mine.body, body.current?.selectionStart ?? mine.body.length, line) });
  };
  return (
    <>
      <header className={styles.head}>
        <p className="eyebrow">
          <Link to={editorialPath}>{texts('all')}</Link> · {texts(`status.${stored.status}`)}
        </p>
        <PageHeading size="tool">{texts('editor', { title: stored.content.title })}</PageHeading>
        <SaveLine editor={editor} />
        {!stored.can.edit && <p className="quiet">{texts('closed')}</p>}
        {stored.can.edit && !savesItself(stored) && <p className="quiet">{texts('save.hold')}</p>}
      </header>
      <Waiting editor={editor} />
      <Conflict editor={editor} />
      <Field label={texts('f.title')} error={error?.field('title')}>
        <TextInput
          value={mine.title}
          disabled={!stored.can.edit}
          maxLength={160}
          onChange={({ target }) => edit({ title: target.value })}
        />
      </Field>
      <Facts editor={editor} />
      <div className={styles.sides}>
        <Field label={texts('f.body')} error={error?.field('body')}>
          <Textarea
            ref={body}
            rows={20}
            className={styles.body ?? ''}
            lang={mine.language}
            value={mine.body}
            disabled={!stored.can.edit}
            onChange={({ target }) => edit({ body: target.value })}
          />
        </Field>
        <Preview markdown={mine.body} language={mine.language} />
      </div>
      {stored.can.edit && (
        <div className={styles.insert}>
          <Slot of={mediaPicker} with={{ kind: null, label: texts('insert'), value: null, onChange: insert }} />
          {mayChoose && <p className="quiet small">{texts('insert.hint')}</p>}
        </div>
      )}
      <div className={styles.sides}>
        <Moves editor={editor} />
        <History editor={editor} />
      </div>
      {mayChoose && (
        <section className={styles.block}>
          <h2 className={styles.blockTitle}>{texts('translations')}</h2>
          <Slot
            of={translationStates}
            with={{
              noun: 'article-texts',
              id: stored.id,
              source: (stored.shown ?? stored.content).language,
              version: stored.version,
            }}
          />
        </section>
      )}
    </>
  );
};

const Loaded = () => {
  const { id = '' } = useParams();
  const { data, error, reload } = useApi(getArticleInWork, { params: { id } }, { form: true });
  if (data) return <Work key={data.id} article={data} />;
  if (error?.status === 404)
    return (
      <EmptyState title={texts('missing.article')} action={<Link to={editorialPath}>{texts('all')}</Link>}>
        <p>{texts('missing.hint')}</p>
      </EmptyState>
    );
  if (error)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  return <Skeleton lines={8} label={texts('loading')} />;
};

/** One article in work: facts, Markdown with its preview, stages and history. */
export const EditorPage = () => (
  <div className={`wrap ${styles.page}`}>
    <StaffOnly>
      <Loaded />
    </StaffOnly>
  </div>
);
