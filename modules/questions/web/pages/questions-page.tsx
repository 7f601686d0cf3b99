import { useEffect } from 'react';
import { Link, useApi, useLocation, useSession, useTitle } from '#core/web';
import { Alert, Button, LinkButton, Skeleton } from '#ui';
import { listQuestions } from '../../schemas/endpoints';
import type { OwnQuestion } from '../../schemas/questions';
import { QuestionCard } from '../parts/question-card';
import { texts } from '../texts/texts';
import styles from './questions-page.module.css';

/** A letter leads to one question; it is drawn only after the list has come. */
const useNamedQuestion = (isDrawn: boolean): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isDrawn || hash === '') return;
    const named = document.getElementById(hash.slice(1));
    named?.closest('details')?.setAttribute('open', '');
    named?.scrollIntoView({ block: 'start' });
  }, [isDrawn, hash]);
};

const Questions = ({ questions }: { readonly questions: readonly OwnQuestion[] }) => {
  const userId = useSession(({ user }) => user?.id ?? '');
  useNamedQuestion(true);
  const inState = (state: OwnQuestion['state']) =>
    questions
      .filter((one) => one.state === state)
      .map((one) => <QuestionCard key={one.id} question={one} userId={userId} />);
  const [open, answered, skipped] = [inState('open'), inState('answered'), inState('skipped')];
  return (
    <>
      {open.length > 0 && (
        <section className={styles.group}>
          <h2>{texts('page.open')}</h2>
          {open}
        </section>
      )}
      {answered.length > 0 && (
        <section className={styles.group}>
          <h2>{texts('page.answered')}</h2>
          {answered}
        </section>
      )}
      {skipped.length > 0 && (
        <section className={styles.group}>
          <details>
            <summary>{texts('page.skipped')}</summary>
            <div>{skipped}</div>
          </details>
        </section>
      )}
    </>
  );
};

/** `/questions`: what was asked about one's own sentences, and what one answered. */
export const QuestionsPage = () => {
  useTitle(texts('page.title'));
  const { data, error, reload } = useApi(listQuestions);
  return (
    <div className={styles.page}>
      <h1>{texts('page.title')}</h1>
      <p>{texts('page.lead')}</p>
      {!data && !error && <Skeleton lines={6} />}
      {!data && error && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('retry')}</Button>}>
          {error.message}
        </Alert>
      )}
      {data?.length === 0 && <p className="quiet">{texts('page.empty')}</p>}
      {data && data.length > 0 && <Questions questions={data} />}
      <div className={styles.ways}>
        <LinkButton as={Link} to="/intake">
          {texts('page.to-labors')}
        </LinkButton>
        <LinkButton as={Link} to="/account/mail" variant="bare">
          {texts('page.choices')}
        </LinkButton>
      </div>
    </div>
  );
};
