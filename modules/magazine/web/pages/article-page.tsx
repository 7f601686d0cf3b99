import { useEffect } from 'react';
import { useApi, useNavigate, useParams, useTitle } from '#core/web';
import { readerLanguage } from '#core/web/reader-language';
import { Alert, Button, Skeleton } from '#ui';
import type { ArticleView } from '../../schemas/article';
import { getArticle } from '../../schemas/endpoints';
import { articlePagePath } from '../../schemas/paths';
import { AfterText } from '../parts/article/after-text';
import { ArticleHead } from '../parts/article/article-head';
import { ArticleText } from '../parts/article/article-text';
import { Contents } from '../parts/article/contents';
import { Grounds } from '../parts/article/grounds';
import { NoArticle } from '../parts/article/no-article';
import { ReadNext } from '../parts/article/read-next';
import { Recording } from '../parts/article/recording';
import { useView } from '../parts/article/use-view';
import { texts } from '../texts/texts';
import styles from './article-page.module.css';

const Reading = ({ article }: { readonly article: ArticleView }) => {
  useTitle(article.title);
  useView(article.status === 'published' ? article.slug : null);
  return (
    <>
      <article className={styles.article}>
        <div className={styles.read} aria-hidden="true" />
        {article.status !== 'published' && (
          <div className="wrap">
            <Alert tone="attention">{texts('unpublished')}</Alert>
          </div>
        )}
        <ArticleHead article={article} />
        <div className={`wrap grid ${styles.body}`}>
          <div className={styles.aside}>
            <Contents article={article} />
          </div>
          <div className={styles.column}>
            <Grounds article={article} />
            <Recording article={article} />
            <ArticleText
              tree={article.body}
              files={article.files}
              language={article.language}
              className={styles.text}
            />
            <AfterText article={article} />
          </div>
        </div>
      </article>
      <ReadNext related={article.related} />
    </>
  );
};

/** An article at its own address. */
export const ArticlePage = () => {
  const { slug = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, reload } = useApi(
    getArticle,
    { params: { slug }, query: { lang: readerLanguage() } },
    { open: true },
  );
  const present = data?.slug;
  useEffect(() => {
    // A former address leads to the present one.
    if (present !== undefined && present !== slug)
      void navigate(articlePagePath(present) + location.search + location.hash, { replace: true });
  }, [present, slug, navigate]);
  if (data) return <Reading article={data} />;
  // Null is what the server draws an unknown address with.
  if (data === null || error?.status === 404) return <NoArticle />;
  return (
    <div className={`wrap ${styles.waiting}`}>
      {error ? (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      ) : (
        <>
          <Skeleton width="min(36rem, 90%)" height="4.5rem" label={texts('loading')} />
          <Skeleton lines={4} />
        </>
      )}
    </div>
  );
};
