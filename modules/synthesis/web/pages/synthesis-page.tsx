import { Link, useApi, useSession, useTitle } from '#core/web';
import { Alert, Button, EmptyState, Skeleton } from '#ui';
import type { SynthesisView } from '../../schemas/synthesis';
import { synthesisPath } from '../api/synthesis';
import { useGeneration } from '../api/use-generation';
import { Checklist } from '../parts/checklist';
import { HelpCard } from '../parts/help-card';
import { HowMade } from '../parts/how-made';
import { Making } from '../parts/making';
import { ReadingBody } from '../parts/reading-body';
import { Start } from '../parts/start';
import { Versions } from '../parts/versions';
import styles from './synthesis-page.module.css';

const day = (iso: string): string => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'long' });
const readingTime = (text: string): string => {
  const minutes = Math.max(1, Math.round(text.split(/\s+/).length / 220));
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read.`;
};

const staleText = ({ newerResponses, profileChanged }: SynthesisView): string | null => {
  const parts = [
    ...(newerResponses > 0
      ? [`${newerResponses} ${newerResponses === 1 ? 'response is' : 'responses are'} newer than this report`]
      : []),
    ...(profileChanged ? ['your profile was computed anew'] : []),
  ];
  return parts.length > 0 ? `${parts.join(', and ')}.` : null;
};

const Synthesis = () => {
  const name = useSession(({ user }) => [user?.firstName, user?.lastName].filter(Boolean).join(' '));
  const { state, job, busy, generate } = useGeneration();
  const reading = useApi<SynthesisView | null>(synthesisPath);
  const error = state.error ?? reading.error;
  if (error && (!state.data || reading.data === undefined))
    return (
      <div className={styles.page}>
        <h1>Your reading</h1>
        <Alert
          tone="error"
          action={<Button onClick={() => void Promise.all([state.reload(), reading.reload()])}>Try again</Button>}
        >
          {error.message}
        </Alert>
      </div>
    );
  if (!state.data || reading.data === undefined)
    return (
      <div className={styles.page}>
        <h1>Your reading</h1>
        <Skeleton />
      </div>
    );
  const synthesis = reading.data;
  const stale = synthesis && staleText(synthesis);
  const held = job?.status === 'held';
  const ready = state.data.checklist.profile && state.data.checklist.responses >= 3;
  return (
    <div className={styles.page}>
      {synthesis && stale && !busy && (
        <Alert tone="attention" title="Out of date." className={styles.stale}>
          {stale}
        </Alert>
      )}
      <header className={styles.head}>
        <p className="eyebrow">{synthesis ? `Your reading · version ${synthesis.version}` : 'Synthesis'}</p>
        <h1>{synthesis ? 'Your words, laid side by side' : 'Your reading'}</h1>
        {synthesis && (
          <>
            <p className="quiet">
              For {name}, {day(synthesis.generatedAt)}. {readingTime(synthesis.content)}
            </p>
            <HowMade engine={synthesis.engine} />
          </>
        )}
        {!synthesis && (
          <p className={styles.lead}>
            Three answered Labors are enough for a first reading: the sentences that return, the themes they touch, and
            what some careful thinkers would have laid beside them.
          </p>
        )}
      </header>
      {held && !busy && <HelpCard pending={busy} onContinue={() => void generate({ afterHelp: true })} />}
      {busy && job && <Making job={job} />}
      {!synthesis && !busy && !held && <Checklist checklist={state.data.checklist} />}
      {job?.status === 'failed' && !busy && (
        <Alert tone="error" title="The last reading could not be made.">
          Your answers are safe. Please try again; if it happens again, write to us.
        </Alert>
      )}
      {!synthesis && ready && !held && (
        <Start
          state={state.data}
          label="Generate AI Synthesis"
          pendingText="Generating..."
          busy={busy}
          onStart={(wish) => void generate(wish)}
        />
      )}
      {synthesis && <ReadingBody synthesis={synthesis} live />}
      {synthesis && (
        <>
          {ready && (
            <Start
              state={state.data}
              label="Regenerate"
              pendingText="Regenerating..."
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
  useTitle('Your reading');
  const client = useSession(({ user }) => user?.role === 'client');
  if (client) return <Synthesis />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className="eyebrow">Synthesis</p>
        <h1>Your reading</h1>
      </header>
      <EmptyState title="Readings belong to clients">
        <p>
          A reading is made from a client’s own answers, and only they see it.{' '}
          <Link to="/dashboard">Back to your dashboard</Link>
        </p>
      </EmptyState>
    </div>
  );
};
