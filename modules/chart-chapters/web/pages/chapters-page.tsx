import { getPageData, Link, useTitle } from '#core/web';
import { Alert, Button, EmptyState, Skeleton } from '#ui';
import { PageContents } from '#ui/page-contents/page-contents';
import { PageHeading } from '#ui/page-heading/page-heading';
import type { ChaptersView } from '../../schemas/chapters';
import { type Chapters, useChapters } from '../api/use-chapters';
import { ChapterText } from '../parts/chapter';
import { texts } from '../texts/texts';
import styles from './chapters-page.module.css';

const wordsAMinute = 220;
const minutesOf = ({ groups }: ChaptersView): number => {
  const words = groups
    .flatMap(({ chapters }) => chapters)
    .reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  return Math.max(1, Math.round(words / wordsAMinute));
};

/** Whether the chapters are in another language than the page. */
const isForeign = ({ language }: ChaptersView): boolean => !getPageData().language.startsWith(language);

const Book = ({ view, chapters: { say, failed } }: { readonly view: ChaptersView; readonly chapters: Chapters }) => (
  <>
    <PageContents
      label={texts('contents')}
      items={view.groups.map(({ id }) => ({ id: `chapters-${id}`, title: texts(`group.${id}`) }))}
    />
    {view.groups.map(({ id, chapters }) => (
      <section key={id} id={`chapters-${id}`} className={styles.group} aria-labelledby={`chapters-${id}-title`}>
        <h2 id={`chapters-${id}-title`}>{texts(`group.${id}`)}</h2>
        <div className={styles.chapters} data-group={id}>
          {chapters.map((chapter) => (
            <ChapterText
              key={chapter.id}
              chapter={chapter}
              language={view.language}
              say={say}
              failed={failed[chapter.id]}
            />
          ))}
        </div>
      </section>
    ))}
    <p className={styles.private}>{texts('private')}</p>
  </>
);

/** The own chart as a book: a chapter for each of its parts. */
export const ChaptersPage = () => {
  useTitle(texts('title'));
  const chapters = useChapters();
  const { data, error, reload } = chapters;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageHeading>{texts('title')}</PageHeading>
        <p className="lead">{texts('lead')}</p>
        {data && isForeign(data) && <p>{texts('inEnglish')}</p>}
        <p className={styles.meta}>
          <Link to="/profile/detailed">{texts('toChart')}</Link>
          {data && (
            <>
              <span>{texts('version', { version: data.version })}</span>
              <span>{texts('minutes', { minutes: minutesOf(data) })}</span>
              <Button variant="bare" onClick={() => print()}>
                {texts('print')}
              </Button>
            </>
          )}
        </p>
      </header>
      {data && <Book view={data} chapters={chapters} />}
      {!data && error?.status === 404 && (
        <EmptyState title={texts('noChart')} action={<Link to="/profile">{texts('toProfile')}</Link>}>
          {texts('noChartText')}
        </EmptyState>
      )}
      {!data && error && error.status !== 404 && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('tryAgain')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={10} label={texts('loading')} />}
    </div>
  );
};
