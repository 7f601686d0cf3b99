import { useEffect, useState } from 'react';
import { api } from '#core/web';
import type { PreviewView } from '../../../schemas/editorial';
import { previewText } from '../../../schemas/endpoints';
import styles from '../../pages/editor-page.module.css';
import { ArticleText } from '../article/article-text';
import { texts } from './texts/texts';

const pause = 500;

/** The text as readers will see it: the server reads the Markdown, so that both are the same. */
export const Preview = ({ markdown, language }: { readonly markdown: string; readonly language: string }) => {
  const [view, setView] = useState<PreviewView | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api(previewText, { body: { markdown } }, { signal: stop.signal })
        .then(setView)
        // The former picture stays; saving tells what is wrong.
        .catch(() => undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [markdown]);
  return (
    <section className={styles.preview} aria-label={texts('preview')}>
      <p className="quiet small">
        {view ? texts('preview.facts', { words: view.words, minutes: view.readTime }) : texts('preview')}
      </p>
      {view && view.body.length > 0 ? (
        <div>
          <ArticleText tree={view.body} files={view.files} language={language} />
        </div>
      ) : (
        <p className="quiet">{texts('preview.empty')}</p>
      )}
    </section>
  );
};
