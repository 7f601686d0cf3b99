import { useState } from 'react';
import { api, Link, Slot } from '#core/web';
import { mediaPicker } from '#modules/media/public';
import { Alert, Badge, Button, LinkButton } from '#ui';
import { emptyTexts, textLanguages } from '../../../lib/page-content';
import { hidePage, savePage, submitPage } from '../../../schemas/endpoints';
import type { OwnPage, PageContent } from '../../../schemas/page';
import { pagePath } from '../../../schemas/paths';
import { type PageLanguage, pageLanguages } from '../../../schemas/values';
import { texts } from '../../texts/staff-texts';
import styles from '../staff/staff.module.css';
import { useAct } from '../staff/use-act';
import { LanguageFields } from './language-fields';

interface PageEditorProps {
  readonly page: OwnPage;
  readonly onChanged: (page: OwnPage) => void;
}

const tones = { draft: 'other', submitted: 'pending', returned: 'booked', approved: 'reviewed' } as const;

const Status = ({ page }: { readonly page: OwnPage }) => (
  <>
    <div className={styles.acts}>
      <Badge tone={tones[page.state]}>{texts(`state.${page.state}`)}</Badge>
      {page.isPublished && (
        <Badge tone={page.isHidden ? 'other' : 'reviewed'}>{texts(page.isHidden ? 'hidden' : 'published')}</Badge>
      )}
      {page.isPublished && !page.isHidden && page.slug && (
        <LinkButton as={Link} to={pagePath(page.slug)}>
          {texts('view')}
        </LinkButton>
      )}
    </div>
    {page.note && (
      <Alert tone="attention" title={texts('note')}>
        {page.note}
      </Alert>
    )}
    {page.recordChanged && page.state !== 'submitted' && <Alert tone="attention">{texts('recordChanged')}</Alert>}
    {page.version > 0 && page.missing.length > 0 && (
      <Alert tone="attention" title={texts('missing')}>
        <ul>
          {page.missing.map(({ path, message }) => (
            <li key={path}>{message}</li>
          ))}
        </ul>
      </Alert>
    )}
  </>
);

/** The draft while it is edited; what was typed stays whatever happens. */
const useEditor = (page: OwnPage, onChanged: (page: OwnPage) => void) => {
  const [content, setContent] = useState<PageContent>(page.content);
  const [isChanged, setChanged] = useState(false);
  const { failed, busy, run } = useAct();
  const withVersion = { ifMatch: page.version };
  const change = (part: Partial<PageContent>): void => {
    setContent((now) => ({ ...now, ...part }));
    setChanged(true);
  };
  const setText = (language: PageLanguage, value: PageContent['texts'][PageLanguage] | null): void => {
    const { [language]: _, ...rest } = content.texts;
    change({ texts: value ? { ...rest, [language]: value } : rest });
  };
  const step = (what: string, work: () => Promise<OwnPage>, done: string) =>
    run(what, async () => {
      const next = await work();
      setContent(next.content);
      setChanged(false);
      onChanged(next);
      return done;
    });
  return {
    ...{ content, isChanged, failed, busy, change, setText },
    save: () => step('save', () => api(savePage, { body: content }, withVersion), texts('saved')),
    submit: () => step('submit', () => api(submitPage, { body: {} }, withVersion), texts('submitted')),
    hide: () => step('hide', () => api(hidePage, { body: {} }, withVersion), texts('hidden.done')),
  };
};

/** Edits the own page and hands it in. */
export const PageEditor = ({ page, onChanged }: PageEditorProps) => {
  const editor = useEditor(page, onChanged);
  const { content, isChanged, failed, busy, change, setText } = editor;
  const there = textLanguages(content);
  const canSubmit = !isChanged && page.version > 0 && page.state !== 'submitted' && page.missing.length === 0;
  return (
    <form
      noValidate
      className={styles.page}
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save();
      }}
    >
      <Status page={page} />
      <section className={styles.block}>
        <h2>{texts('files')}</h2>
        <div className={styles.pair}>
          <Slot
            of={mediaPicker}
            with={{
              kind: 'picture',
              label: texts('photo'),
              value: content.photoId,
              onChange: (file) => change({ photoId: file?.id ?? null }),
            }}
          />
          <Slot
            of={mediaPicker}
            with={{
              kind: null,
              label: texts('film'),
              value: content.filmId,
              onChange: (file) => change({ filmId: file?.id ?? null }),
            }}
          />
        </div>
      </section>
      {there.map((language) => (
        <section key={language} className={styles.block}>
          <div className={styles.acts}>
            <h2>{texts(`language.${language}`)}</h2>
            {there.length > 1 && (
              <Button variant="bare" onClick={() => setText(language, null)}>
                {texts('language.remove', { language: texts(`language.${language}`) })}
              </Button>
            )}
          </div>
          <LanguageFields
            language={language}
            value={content.texts[language] ?? emptyTexts}
            onChange={(value) => setText(language, value)}
          />
        </section>
      ))}
      <div className={styles.acts}>
        {pageLanguages
          .filter((language) => !there.includes(language))
          .map((language) => (
            <Button key={language} onClick={() => setText(language, emptyTexts)}>
              {texts('language.add', { language: texts(`language.${language}`) })}
            </Button>
          ))}
      </div>
      <div className={styles.bar}>
        {failed && <Alert tone="error">{failed.status === 412 ? texts('stale') : failed.message}</Alert>}
        <Button type="submit" variant="loud" pending={busy === 'save'} pendingText={texts('saving')}>
          {texts('save')}
        </Button>
        {isChanged && <span className={styles.quiet}>{texts('unsaved')}</span>}
        {canSubmit && (
          <Button pending={busy === 'submit'} onClick={() => void editor.submit()}>
            {texts(page.isPublished ? 'submit.again' : 'submit')}
          </Button>
        )}
        {page.isPublished && !page.isHidden && !isChanged && (
          <Button
            variant="bare"
            title={texts('hide.more')}
            pending={busy === 'hide'}
            onClick={() => void editor.hide()}
          >
            {texts('hide')}
          </Button>
        )}
      </div>
    </form>
  );
};
