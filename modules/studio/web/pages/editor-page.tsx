import { useState } from 'react';
import { type ApiError, formatDate, Link, NavLink, useApi, useParams, useSession } from '#core/web';
import { findKnown } from '#core/web/search-params';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Alert, Badge, Button, Skeleton } from '#ui';
import { Tabs } from '#ui/tabs/tabs';
import { type ContentLanguage, contentLanguages } from '../../lib/content';
import type { DocumentView } from '../../schemas/content';
import { getDocument } from '../../schemas/endpoints';
import { type Editor, useEditor } from '../api/use-editor';
import { Acts } from '../parts/acts';
import { FieldInput } from '../parts/fields/field-input';
import { editorPath, nounPath } from '../parts/paths';
import { Differences } from '../parts/views/differences';
import { History } from '../parts/views/history';
import { Preview } from '../parts/views/preview';
import { texts } from '../texts/texts';
import styles from './editor-page.module.css';

const Languages = ({ document }: { readonly document: DocumentView }) => (
  <nav aria-label={texts('editor.languages')} className={styles.languages}>
    {document.languages.map(({ language, translation, draft }) => (
      <NavLink
        key={language}
        to={
          translation === 'source' && document.sourcePath !== null
            ? document.sourcePath
            : editorPath(document.noun, document.key, language)
        }
        className={styles.language}
      >
        {texts(`language.${language}`)}
        {draft && <Badge tone="contacted">{texts(`draft.${draft}`)}</Badge>}
        {!draft && translation !== 'source' && translation !== 'current' && (
          <Badge tone="pending">{texts(`translation.${translation}`)}</Badge>
        )}
      </NavLink>
    ))}
  </nav>
);

const describeShown = ({ published, languages, language }: DocumentView): string => {
  const isMissing = languages.some((one) => one.language === language && one.translation === 'missing');
  if (!published) return texts(isMissing ? 'editor.shown.missing' : 'editor.shown.builtIn');
  const { number, at, by } = published;
  const date = formatDate(at);
  return by === null
    ? texts('editor.shown.version', { number, date })
    : texts('editor.shown.by', { number, date, name: by });
};

const SaveLine = ({ editor: { state, error, save } }: { readonly editor: Editor }) => (
  <p className={styles.save} role="status">
    {state === 'failed' && error ? (
      <>
        <span className={styles.failed}>{texts('save.failed', { reason: error.message })}</span>{' '}
        <Button variant="bare" flush onClick={() => void save()}>
          {texts('again')}
        </Button>
      </>
    ) : (
      texts(`save.${state === 'failed' ? 'dirty' : state}`)
    )}
  </p>
);

const Conflict = ({ editor: { newer, keepMine, takeTheirs } }: { readonly editor: Editor }) =>
  newer && (
    <Alert
      tone="error"
      action={
        <span className={styles.choices}>
          <Button onClick={takeTheirs}>{texts('conflict.theirs')}</Button>
          <Button onClick={keepMine}>{texts('conflict.mine')}</Button>
        </span>
      }
    >
      <strong>{texts('conflict', { name: newer.draft?.editedBy ?? texts('conflict.somebody') })}</strong>{' '}
      {texts('conflict.more')}
    </Alert>
  );

const Form = ({ editor, refused }: { readonly editor: Editor; readonly refused: ApiError | null }) => {
  const { document, fields, error, edit } = editor;
  const { description, language, languages, source, draft } = document;
  const isLocked = draft !== null && draft.state !== 'draft';
  const sourceLanguage = languages[0]?.language ?? language;
  const wrong = (path: string): string | null =>
    error?.field(`fields.${path}`) ?? refused?.field(path) ?? refused?.field(`fields.${path}`) ?? null;
  return (
    <div className={styles.fields}>
      {description
        .filter(({ isShared }) => !source || !isShared)
        .map((field) => (
          <FieldInput
            // What cannot be edited any more, or comes from elsewhere, starts its control anew.
            key={`${field.name} ${document.version > 0 && isLocked}`}
            field={field}
            value={fields[field.name]}
            onChange={(value) => edit(field.name, value)}
            wrong={wrong}
            path={field.name}
            isLocked={isLocked}
            lang={language}
            source={
              source
                ? { lang: sourceLanguage, language: texts(`language.${sourceLanguage}`), value: source[field.name] }
                : undefined
            }
          />
        ))}
    </div>
  );
};

const Views = ({
  editor,
  onRestored,
}: {
  readonly editor: Editor;
  readonly onRestored: (next: DocumentView) => void;
}) => {
  const { document, fields } = editor;
  return (
    <Tabs
      label={texts('views')}
      tabs={[
        {
          value: 'preview',
          label: texts('view.preview'),
          content: <Preview document={document} fields={fields} />,
        },
        {
          value: 'differences',
          label: texts('view.differences'),
          content: (
            <div className={styles.view}>
              <p className={styles.quiet}>{texts('differences.lead')}</p>
              <Differences
                description={document.description.filter(({ isShared }) => !document.source || !isShared)}
                before={document.current}
                after={fields}
                lang={document.language}
              />
            </div>
          ),
        },
        {
          value: 'history',
          label: texts('view.history'),
          content: <History key={document.published?.number} document={document} onRestored={onRestored} />,
        },
      ]}
    />
  );
};

const Document = ({ loaded }: { readonly loaded: DocumentView }) => {
  const editor = useEditor(loaded);
  const [refused, setRefused] = useState<ApiError | null>(null);
  // Numbers are typed freely, so their controls begin anew with what was taken from elsewhere.
  const [round, setRound] = useState(0);
  const taking: Editor = {
    ...editor,
    take: (next) => {
      editor.take(next);
      setRound(round + 1);
    },
    takeTheirs: () => {
      editor.takeTheirs();
      setRound(round + 1);
    },
  };
  const { document } = editor;
  const translation = document.languages.find(({ language }) => language === document.language)?.translation;
  return (
    <div className={styles.page}>
      <Languages document={document} />
      <p className={styles.shown}>
        {describeShown(document)}
        {document.path && (
          <>
            {' '}
            <Link to={document.path}>{texts('editor.see')}</Link>
          </>
        )}
      </p>
      {translation === 'out-of-date' && <Alert tone="info">{texts('editor.outOfDate')}</Alert>}
      {translation === 'incomplete' && <Alert tone="info">{texts('editor.incomplete')}</Alert>}
      <Conflict editor={taking} />
      <div className={styles.columns}>
        <section className={styles.writing}>
          <Form key={round} editor={editor} refused={refused} />
          {refused && <Alert tone="error">{refused.message}</Alert>}
          <div className={styles.foot} data-idle={editor.state === 'none' && document.draft === null}>
            <SaveLine editor={editor} />
            <Acts editor={taking} onRefused={setRefused} />
          </div>
        </section>
        <aside className={styles.views} aria-label={texts('views')}>
          <Views editor={editor} onRestored={taking.take} />
        </aside>
      </div>
    </div>
  );
};

const Loaded = ({ noun, name, language }: { noun: string; name: string; language: ContentLanguage }) => {
  const params = { noun, key: name, language };
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const { data, error, reload } = useApi(getDocument, isAdmin ? { params } : null, { form: true });
  return (
    <StaffPage
      title={data?.title ?? texts('title')}
      lead={data?.nounLabel ?? ''}
      of="admins"
      back={{ to: nounPath(noun), label: data?.nounLabel ?? texts('title') }}
    >
      {error && !data && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={6} height="5rem" label={texts('loading')} />}
      {data && <Document key={`${noun} ${name} ${language}`} loaded={data} />}
    </StaffPage>
  );
};

/** `/team-portal/studio/:noun/:key/:language`: one text, with its preview, its differences and its history. */
export const EditorPage = () => {
  const { noun = '', key = '', language = '' } = useParams();
  return (
    <Loaded
      key={`${noun} ${key} ${language}`}
      noun={noun}
      name={key}
      language={findKnown(contentLanguages, language) ?? 'en'}
    />
  );
};
