import { Link, useApi, useParams, useSession, useTitle } from '#core/web';
import { Alert, Badge, Button, buttonClass, EmptyState, PageHeading, Skeleton } from '#ui';
import { Picture } from '#ui/picture/picture';
import { getPage } from '../../schemas/endpoints';
import type { PageView } from '../../schemas/page';
import { directoryPath } from '../../schemas/paths';
import { formatEuros, textLanguage, titleOf } from '../parts/format';
import { Booking } from '../parts/page/booking';
import { CheckedMark } from '../parts/page/checked-mark';
import styles from '../parts/page/page.module.css';
import { Reviews } from '../parts/page/reviews';
import { Sections } from '../parts/page/sections';
import { texts } from '../texts/texts';

const NoPage = () => {
  useTitle(texts('missing'));
  return (
    <div className={`wrap ${styles.empty}`}>
      <PageHeading>{texts('missing')}</PageHeading>
      <EmptyState
        title={texts('missing.more')}
        action={
          <Link to={directoryPath} className={buttonClass('plain')}>
            {texts('all')}
          </Link>
        }
      />
    </div>
  );
};

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) =>
  value === '' ? null : (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );

const Facts = ({ page }: { readonly page: PageView }) => (
  <dl className={styles.facts}>
    <Fact label={texts('fact.languages')} value={page.languages.map(titleOf).join(', ')} />
    <Fact label={texts('fact.modes')} value={page.modes.map((mode) => texts(`mode.${mode}`)).join(', ')} />
    <Fact label={texts('fact.place')} value={page.place ?? ''} />
    <Fact
      label={texts('fact.price')}
      value={page.pricePerHour === null ? '' : texts('price.hour', { price: formatEuros(page.pricePerHour) })}
    />
    <Fact label={texts('fact.experience')} value={texts('years', { years: page.experience })} />
  </dl>
);

const Head = ({ page }: { readonly page: PageView }) => (
  <header className={page.photo ? styles.head : styles.headPlain}>
    {page.photo && (
      <Picture
        className={styles.portrait}
        source={page.photo}
        sizes="(min-width: 60rem) 26rem, 100vw"
        ratio="4 / 5"
        first
      />
    )}
    <div className={styles.intro}>
      <p className={styles.kicker}>
        <Link to={directoryPath}>{texts('all')}</Link>
        {page.sample && <Badge tone="sample">{texts('sample')}</Badge>}
      </p>
      <PageHeading size="cover">{page.name}</PageHeading>
      <p className={styles.headline} lang={page.language}>
        {page.headline}
      </p>
      {(page.isVerified || page.rating) && (
        <p className={styles.marks}>
          {page.isVerified && <CheckedMark label={texts('credential.checked')} />}
          {page.rating && (
            <a href="#reviews" className={styles.rating}>
              {texts('rating', { average: page.rating.average, count: page.rating.count })}
            </a>
          )}
        </p>
      )}
      <Facts page={page} />
      {page.sample && <p className={styles.quiet}>{texts('sample.more')}</p>}
      {page.language !== textLanguage() && (
        <p className={styles.quiet}>{texts('other-language', { language: texts(`language.${page.language}`) })}</p>
      )}
    </div>
  </header>
);

const Whole = ({ page, slug }: { readonly page: PageView; readonly slug: string }) => {
  useTitle(page.name);
  const user = useSession((session) => session.user);
  return (
    <article className={`wrap ${styles.page}`}>
      <Head page={page} />
      <div className={styles.body}>
        <div className={styles.main}>
          <Sections page={page} />
          <Reviews page={page} slug={slug} isClient={user?.role === 'client'} />
        </div>
        <aside className={styles.aside} aria-label={texts('book.title')}>
          <Booking page={page} slug={slug} user={user} />
        </aside>
      </div>
    </article>
  );
};

/** `/practitioners/<address>`: one practitioner. */
export const PractitionerPage = () => {
  const { slug = '' } = useParams();
  const address = { params: { slug }, query: { text: textLanguage() } };
  const { data, error, reload } = useApi(getPage, address, { open: true });
  if (data) return <Whole page={data} slug={slug} />;
  // Null is what the server draws an unknown address with.
  if (data === null || error?.status === 404) return <NoPage />;
  return (
    <div className={`wrap ${styles.empty}`}>
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
