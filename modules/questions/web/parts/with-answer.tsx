import { useEffect, useId, useState } from 'react';
import { api, failure, Link, refreshAnswers, useApi, useSession } from '#core/web';
import { Alert, Button, toast } from '#ui';
import { askQuestion, chooseAsking, getChoices, listQuestions } from '../../schemas/endpoints';
import type { OwnQuestion } from '../../schemas/questions';
import { texts } from '../texts/texts';
import styles from './question.module.css';
import { QuestionCard } from './question-card';

interface WithAnswerProps {
  readonly laborNumber: number;
  readonly responseId: string;
  readonly version: number;
  readonly isNew: boolean;
}

/** Asked once: whether questions are wanted at all. */
const Offer = ({ onChosen }: { readonly onChosen: (on: boolean) => Promise<void> }) => {
  const title = useId();
  return (
    <section className={styles.with} aria-labelledby={title}>
      <h2 id={title}>{texts('offer.title')}</h2>
      <p>{texts('offer.text')}</p>
      <div className={styles.acts}>
        <Button onClick={() => void onChosen(true)}>{texts('offer.yes')}</Button>
        <Button variant="bare" onClick={() => void onChosen(false)}>
          {texts('offer.no')}
        </Button>
      </div>
    </section>
  );
};

/** The question about what was just saved; nothing where no sentence is fit. */
const NewQuestion = ({ responseId, userId }: { readonly responseId: string; readonly userId: string }) => {
  const title = useId();
  const [found, setFound] = useState<OwnQuestion | null | undefined>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to ask again
  useEffect(() => {
    let isOver = false;
    setFailed(false);
    api(askQuestion, { body: { responseId } }).then(
      ({ question }) => {
        if (isOver) return;
        setFound(question);
        void refreshAnswers(listQuestions);
      },
      () => isOver || setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [responseId, tries]);
  if (hasFailed)
    return (
      <Alert tone="error" action={<Button onClick={() => setTries(tries + 1)}>{texts('retry')}</Button>}>
        {texts('failed')}
      </Alert>
    );
  if (found === null) return null;
  return (
    <section className={styles.with} aria-labelledby={title} aria-busy={!found}>
      <h2 id={title}>{texts('card.title')}</h2>
      {found ? (
        <QuestionCard key={found.id} question={found} userId={userId} inLabor />
      ) : (
        <p className="quiet" role="status">
          {texts('looking')}
        </p>
      )}
    </section>
  );
};

/** Questions that were asked about this answer before. */
const Earlier = ({ responseId, userId }: { readonly responseId: string; readonly userId: string }) => {
  const title = useId();
  const { data } = useApi(listQuestions);
  const own = data?.filter((one) => one.responseId === responseId && one.state !== 'skipped') ?? [];
  if (own.length === 0) return null;
  return (
    <section className={styles.with} aria-labelledby={title}>
      <h2 id={title}>{texts('with.title')}</h2>
      {own.map((one) => (
        <QuestionCard key={one.id} question={one} userId={userId} inLabor />
      ))}
      <Link to="/questions">{texts('with.all')}</Link>
    </section>
  );
};

/** With a saved answer: just after saving the offer or the question, later what was asked about it. */
export const WithAnswer = ({ responseId, version, isNew }: WithAnswerProps) => {
  const userId = useSession(({ user }) => user?.id ?? '');
  const { data: choices, set } = useApi(getChoices);
  if (!isNew) return <Earlier responseId={responseId} userId={userId} />;
  if (!choices) return null;
  const choose = async (on: boolean): Promise<void> => {
    try {
      await set(await api(chooseAsking, { body: { on } }));
      if (!on) toast({ title: texts('offer.noted'), tone: 'info' });
    } catch (error) {
      toast(failure(error, texts('error')));
    }
  };
  if (choices.asks === null) return <Offer onChosen={choose} />;
  return choices.asks ? <NewQuestion key={version} responseId={responseId} userId={userId} /> : null;
};
