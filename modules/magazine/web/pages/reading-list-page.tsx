import { askToSignIn, Link, useApi, useSession, useTitle } from '#core/web';
import { readerLanguage } from '#core/web/reader-language';
import { Alert, Button, buttonClass, EmptyState } from '#ui';
import { listBookmarks } from '../../schemas/endpoints';
import { magazinePath } from '../../schemas/paths';
import { Card } from '../parts/card/card';
import { CardSkeletons } from '../parts/card/card-skeletons';
import cards from '../parts/card/cards.module.css';
import { texts } from '../texts/texts';
import styles from './reading-list-page.module.css';

const Saved = () => {
  const { data, error, reload } = useApi(listBookmarks, { query: { lang: readerLanguage() } });
  if (error && !data)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!data) return <CardSkeletons />;
  if (data.length === 0)
    return (
      <EmptyState
        title={texts('list.empty')}
        action={
          <Link to={magazinePath()} className={buttonClass('plain')}>
            {texts('missing.back')}
          </Link>
        }
      >
        <p>{texts('list.empty.hint')}</p>
      </EmptyState>
    );
  return (
    <div className={cards.three}>
      {data.map((article) => (
        <Card key={article.id} article={article} level={2} />
      ))}
    </div>
  );
};

/** What the person bookmarked, newest first. */
export const ReadingListPage = () => {
  useTitle(texts('list'));
  const signedIn = useSession(({ user }) => user !== null);
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <p className="eyebrow">
          <Link to={magazinePath()}>{texts('title')}</Link>
        </p>
        <h1>{texts('list')}</h1>
        <p className="lead">{texts('list.lead')}</p>
      </header>
      {signedIn ? (
        <Saved />
      ) : (
        <EmptyState
          title={texts('list.visitor')}
          action={<Button onClick={() => askToSignIn({ notice: texts('save.signIn') })}>{texts('signIn')}</Button>}
        >
          <p>{texts('list.visitor.hint')}</p>
        </EmptyState>
      )}
    </div>
  );
};
