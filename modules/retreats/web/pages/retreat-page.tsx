import { Link, useApi, useParams, useTitle } from '#core/web';
import { readerLanguage } from '#core/web/reader-language';
import { Alert, Badge, Button, buttonClass, EmptyState, PageHeading, Skeleton } from '#ui';
import { Markdown } from '#ui/markdown/markdown';
import { Picture } from '#ui/picture/picture';
import { getRetreat } from '../../schemas/endpoints';
import type { RetreatView } from '../../schemas/retreat';
import { Dates } from '../parts/page/dates';
import { LanguageNote } from '../parts/page/language-note';
import styles from '../parts/page/page.module.css';
import { PlaceMap } from '../parts/page/place-map';
import { languageOf, Sections } from '../parts/page/sections';
import { texts } from '../texts/texts';

export const NoRetreat = () => {
  useTitle(texts('missing'));
  return (
    <div className={`wrap ${styles.head}`}>
      <PageHeading>{texts('missing')}</PageHeading>
      <EmptyState
        title={texts('missing.more')}
        action={
          <Link to="/retreats" className={buttonClass('plain')}>
            {texts('all')}
          </Link>
        }
      />
    </div>
  );
};

const Whole = ({ retreat }: { readonly retreat: RetreatView }) => {
  useTitle(retreat.title);
  const { pictures } = retreat;
  return (
    <article className="wrap">
      <header className={styles.head}>
        {!retreat.published && <Alert tone="attention">{texts('draft')}</Alert>}
        <p className={styles.meta}>
          <Link to="/retreats">{texts('all')}</Link>
          <span>{retreat.place.name}</span>
          <span>{texts('days', { days: retreat.days })}</span>
          {retreat.sample && <Badge tone="sample">{texts('sample')}</Badge>}
        </p>
        <PageHeading size="cover" lang={languageOf(retreat, 'title')}>
          {retreat.title}
        </PageHeading>
        <p className={styles.lead} lang={languageOf(retreat, 'summary')}>
          {retreat.summary}
        </p>
        <LanguageNote retreat={retreat} />
        {retreat.sample && <p className={styles.quiet}>{texts('sample.more')}</p>}
      </header>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((picture, index) => (
            <Picture
              key={picture.src}
              source={picture}
              sizes="(min-width: 60rem) 50vw, 100vw"
              ratio="3 / 2"
              first={index === 0}
            />
          ))}
        </div>
      )}
      <div className={styles.body}>
        <div className={styles.main}>
          <div className={styles.section} lang={languageOf(retreat, 'text')}>
            <Markdown tree={retreat.text} />
          </div>
          <Sections retreat={retreat} />
          {retreat.credits.length > 0 && (
            <p className={styles.credits}>{texts('photos', { credits: retreat.credits.join(', ') })}</p>
          )}
        </div>
        <div className={styles.aside}>
          <Dates retreat={retreat} />
          <PlaceMap place={retreat.place} />
        </div>
      </div>
    </article>
  );
};

/** `/retreats/<address>`: everything about one retreat. */
export const RetreatPage = () => {
  const { slug = '' } = useParams();
  const { data, error, reload } = useApi(
    getRetreat,
    { params: { slug }, query: { lang: readerLanguage() } },
    { open: true },
  );
  if (data) return <Whole retreat={data} />;
  // Null is what the server draws an unknown address with.
  if (data === null || error?.status === 404) return <NoRetreat />;
  return (
    <div className={`wrap ${styles.head}`}>
      {error ? (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      ) : (
        <Skeleton lines={8} label={texts('loading')} />
      )}
    </div>
  );
};
