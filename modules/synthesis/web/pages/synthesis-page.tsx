import { Link, refreshAnswers, useApi, useSession, useTitle } from '#core/web';
import { Alert, Button, EmptyState, Skeleton } from '#ui';
import { getSynthesis, getVersion } from '../../schemas/endpoints';
import type { SynthesisView } from '../../schemas/synthesis';
import { responsesNeeded } from '../../schemas/values';
import { useGeneration } from '../api/use-generation';
import { Checklist } from '../parts/checklist';
import { Colophon, NotRead } from '../parts/colophon';
import { Cover } from '../parts/cover/cover';
import { HelpCard } from '../parts/help-card';
import { Making } from '../parts/making';
import { OwnBodygraph } from '../parts/own-bodygraph';
import { ReadingBody } from '../parts/reading-body';
import { Start } from '../parts/start';
import { Versions } from '../parts/versions';
import { texts } from '../texts/texts';
import styles from './synthesis-page.module.css';

const staleText = ({ newerResponses, profileChanged }: SynthesisView): string | null => {
  const parts = [
    ...(newerResponses > 0 ? [texts('responsesNewer', { count: newerResponses })] : []),
    ...(profileChanged ? [texts('yourProfileWasComputed')] : []),
  ];
  const [first, second] = parts;
  if (!first) return null;
  return second ? texts('bothStale', { first, second }) : texts('oneStale', { first });
};

const Synthesis = () => {
  const name = useSession(({ user }) => [user?.firstName, user?.lastName].filter(Boolean).join(' '));
  const { state, job, busy, generate } = useGeneration();
  const reading = useApi(getSynthesis);
  const showJudged = (changed: SynthesisView): void => {
    reading.set(changed);
    void refreshAnswers(getVersion);
  };
  const error = state.error ?? reading.error;
  if (error && (!state.data || reading.data === undefined))
    return (
      <div className={styles.page}>
        <h1>{texts('yourReading')}</h1>
        <Alert
          tone="error"
          action={
            <Button onClick={() => void Promise.all([state.reload(), reading.reload()])}>{texts('tryAgain')}</Button>
          }
        >
          {error.message}
        </Alert>
      </div>
    );
  if (!state.data || reading.data === undefined)
    return (
      <div className={styles.page}>
        <header className={styles.head}>
          <p className="eyebrow">{texts('synthesis')}</p>
          <h1>{texts('yourReading')}</h1>
          <Skeleton className={styles.waiting} lines={3} />
        </header>
        <Skeleton height="20rem" />
      </div>
    );
  const synthesis = reading.data;
  const stale = synthesis && staleText(synthesis);
  const isWaiting = job?.status === 'held';
  const ready = state.data.checklist.profile && state.data.checklist.responses >= responsesNeeded;
  return (
    <div className={styles.page}>
      {synthesis && stale && !busy && (
        <Alert tone="attention" title={texts('outOfDate')} className={styles.stale}>
          {stale}
        </Alert>
      )}
      {synthesis ? (
        <Cover
          synthesis={synthesis}
          name={name}
          eyebrow={texts('yourReadingVersion', { version: synthesis.version })}
        />
      ) : (
        <header className={styles.head}>
          <p className="eyebrow">{texts('synthesis')}</p>
          <h1>{texts('yourReading')}</h1>
          <p className={styles.lead}>{texts('threeAnsweredLaborsAre')}</p>
        </header>
      )}
      {isWaiting && !busy && <HelpCard onContinue={() => void generate({ afterHelp: true })} />}
      {busy && job && <Making job={job} />}
      {!synthesis && !busy && !isWaiting && <Checklist checklist={state.data.checklist} />}
      {job?.status === 'failed' && !busy && (
        <Alert tone="error" title={texts('theLastReadingCould')}>
          {texts('yourAnswersAreSafe')}
        </Alert>
      )}
      {!synthesis && ready && !isWaiting && (
        <Start
          state={state.data}
          label={texts('generateSynthesis')}
          pendingText={texts('generating')}
          busy={busy}
          onStart={(wish) => void generate(wish)}
        />
      )}
      {synthesis?.help && !isWaiting && <HelpCard />}
      {synthesis && (
        <ReadingBody
          synthesis={synthesis}
          onJudged={showJudged}
          // The chart as it is now would be another than the one in the text.
          chartPicture={synthesis.profileChanged ? null : <OwnBodygraph />}
        />
      )}
      {synthesis && <NotRead labors={synthesis.unheard} />}
      {synthesis && <Colophon synthesis={synthesis} />}
      {synthesis && (
        <>
          {ready && (
            <Start
              state={state.data}
              label={texts('regenerate')}
              pendingText={texts('regenerating')}
              busy={busy}
              loud={stale !== null}
              onStart={(wish) => void generate(wish)}
            />
          )}
          <Versions current={synthesis.id} />
        </>
      )}
    </div>
  );
};

/** The synthesis: requirements until it can be made, its making, and the reading itself. Clients have one, others do not. */
export const SynthesisPage = () => {
  useTitle(texts('yourReading'));
  const client = useSession(({ user }) => user?.role === 'client');
  if (client) return <Synthesis />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className="eyebrow">{texts('synthesis')}</p>
        <h1>{texts('yourReading')}</h1>
      </header>
      <EmptyState title={texts('readingsBelongToClients')}>
        <p>
          {texts('aReadingIsMade')} <Link to="/dashboard">{texts('backToYourDashboard')}</Link>
        </p>
      </EmptyState>
    </div>
  );
};
