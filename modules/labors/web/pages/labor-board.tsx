import { Suspense } from 'react';
import { Link, Slot, useApi, useTitle } from '#core/web';
import { Alert, Button, LinkButton, Progress, Skeleton } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { laborSetup } from '../../public';
import { listOwnDrafts, listOwnResponses } from '../../schemas/endpoints';
import { ClientsOnly } from '../parts/clients-only';
import { downloadAnswers } from '../parts/download-answers';
import { FirstAnswerWaits } from '../parts/first-answer/first-answer-offer';
import { formatWords } from '../parts/format-words';
import { LaborFace, LaborStateWord, stateOf } from '../parts/labor-state';
import { AnswerSearch } from '../parts/search/answer-search';
import { OnThisDay } from '../parts/search/on-this-day';
import { listTranslatedLabors } from '../parts/translations/labors';
import { Withdrawn } from '../parts/withdrawn';
import { texts } from '../texts/texts';
import styles from './labor-board.module.css';

// A picture of what the words next to it say; it comes after them.
const Gem = lazyPart(() => import('#ui/gem/gem').then((module) => module.Gem));

const Board = () => {
  const answers = useApi(listOwnResponses);
  const drafts = useApi(listOwnDrafts);
  const incomplete = useApi(listOwnResponses, { query: { status: 'incomplete' } });
  const wordless = new Set(incomplete.data?.map((one) => one.laborNumber));
  const byNumber = new Map(answers.data?.map((one) => [one.laborNumber, one]));
  const drafted = new Set([...(drafts.data ?? []), ...(incomplete.data ?? [])].map((one) => one.laborNumber));
  const done = byNumber.size;
  const labors = listTranslatedLabors();
  const next = labors.find(({ laborNumber }) => drafted.has(laborNumber) || !byNumber.has(laborNumber));
  const words = answers.data?.reduce((sum, one) => sum + one.words, 0) ?? 0;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className="eyebrow">{texts('clientAssessment')}</p>
        <h1>{texts('twelveLabors')}</h1>
        <p className={styles.lead}>{texts('twelveQuestionsAboutYour')}</p>
        <div className={styles.progress}>
          <p className="tnum">
            {texts('of12Complete', { done })}
            {words > 0 && <span className="quiet"> · {formatWords(words)}</span>}
          </p>
          <Progress
            label={texts('laborsComplete')}
            value={done}
            max={12}
            segments={labors.map(({ laborNumber }) =>
              drafted.has(laborNumber) ? 'current' : byNumber.has(laborNumber) ? 'done' : 'open',
            )}
          />
        </div>
        {next && (
          <LinkButton
            variant={done === 0 && drafted.size === 0 ? 'plain' : 'loud'}
            as={Link}
            to={`/intake/${next.laborNumber}`}
          >
            {done === 0 && drafted.size === 0
              ? texts('startWithOrigins')
              : texts('continueWith', { laborNumber: next.laborNumber, name: next.name })}
          </LinkButton>
        )}
        <div className={styles.jewel}>
          <Suspense fallback={null}>
            {answers.data && (
              <Gem
                lit={[...byNumber.keys()]}
                current={[...drafted].find((laborNumber) => !byNumber.has(laborNumber))}
                front={next?.laborNumber ?? 12}
              />
            )}
          </Suspense>
        </div>
      </header>
      <FirstAnswerWaits />
      <Slot
        of={laborSetup}
        with={{}}
        waiting={<Skeleton className={styles.grid} lines={labors.length} height="9rem" />}
        below={
          <>
            {answers.error && !answers.data && (
              <Alert tone="error" action={<Button onClick={() => void answers.reload()}>{texts('tryAgain')}</Button>}>
                {answers.error.message}
              </Alert>
            )}
            <ol className={styles.grid} aria-label={texts('theTwelveLabors')} aria-busy={answers.loading}>
              {labors.map(({ laborNumber, name, question }) => {
                const state = stateOf(byNumber.has(laborNumber), drafted.has(laborNumber));
                const answer = byNumber.get(laborNumber);
                return (
                  <li key={laborNumber}>
                    <Link className={styles.card} to={`/intake/${laborNumber}`}>
                      <span className={styles.state}>
                        <LaborFace state={state} />
                        <LaborStateWord state={state} />
                        {answer && <span className={styles.words}>{formatWords(answer.words)}</span>}
                        {wordless.has(laborNumber) && <span className={styles.words}>{texts('wordsAreMissing')}</span>}
                      </span>
                      <span className={styles.name}>
                        <span className="tnum">{laborNumber}</span> {name}
                      </span>
                      <span className={styles.question}>{question}</span>
                    </Link>
                  </li>
                );
              })}
            </ol>
            <footer className={styles.foot}>
              {done > 0 && answers.data && (
                <>
                  <OnThisDay answers={answers.data} />
                  <AnswerSearch answers={answers.data} />
                </>
              )}
              {done > 0 && answers.data && (
                <Button onClick={() => downloadAnswers(answers.data ?? [])}>{texts('downloadMyAnswers')}</Button>
              )}
              <Withdrawn />
            </footer>
          </>
        }
      />
    </div>
  );
};

/** The client profiling screen: setup cards, then twelve cards with their states. */
export const LaborBoard = () => {
  useTitle(texts('twelveLabors'));
  return (
    <ClientsOnly>
      <Board />
    </ClientsOnly>
  );
};
