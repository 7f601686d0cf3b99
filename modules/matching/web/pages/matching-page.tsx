import { useState } from 'react';
import { Link, useApi, useSession, useTitle } from '#core/web';
import { Alert, Button, EmptyState, Skeleton } from '#ui';
import type { MatchView } from '../../schemas/match';
import { matchesPath } from '../api/matching';
import { useRun } from '../api/use-run';
import { ClientCard } from '../parts/client-card';
import { Criteria } from '../parts/criteria';
import { MatchRow } from '../parts/match-row';
import { Needs } from '../parts/needs';
import styles from './matching-page.module.css';

const stages: Readonly<Record<string, string>> = {
  queued: 'Waiting for its turn',
  reading: 'Reading your answers',
  comparing: 'Comparing with every practitioner',
};

/** How many are shown before one asks for the rest. */
const atFirst = 5;

const ClientMatching = () => {
  const [all, setAll] = useState(false);
  const { state, job, busy, run } = useRun();
  const matches = useApi<MatchView[]>(matchesPath);
  const error = state.error ?? matches.error;
  if (error && !(state.data && matches.data))
    return (
      <Alert
        tone="error"
        action={<Button onClick={() => void Promise.all([state.reload(), matches.reload()])}>Try again</Button>}
      >
        {error.message}
      </Alert>
    );
  if (!state.data || !matches.data) return <Skeleton />;
  const { checklist, outOfDate } = state.data;
  const ready = checklist.profile && checklist.responses > 0;
  const [first] = matches.data;
  return (
    <>
      <div className={styles.intro}>
        <div className={styles.words}>
          <p className={styles.lead}>
            {first
              ? 'You are in the matching phase. Schedule an introduction call with one of them, then plan the retreat.'
              : 'Your own sentences, your chart and the work of every practitioner, compared in the open: each score shows its reasons.'}
          </p>
          {ready ? (
            <Button
              variant={first && !outOfDate ? 'plain' : 'loud'}
              pending={busy}
              pendingText="Analyzing..."
              onClick={() => void run()}
            >
              {first ? 'Run the matching again' : 'Run the matching'}
            </Button>
          ) : (
            <Needs checklist={checklist} />
          )}
          {busy && job && <p role="status">{stages[job.stage] ?? 'Analyzing...'}</p>}
        </div>
        <ClientCard state={state.data} />
      </div>
      {outOfDate && !busy && (
        <Alert tone="attention" title="Out of date.">
          Your answers or your profile changed since these matches were made.
        </Alert>
      )}
      {job?.status === 'failed' && !busy && (
        <Alert tone="error" title="Matching Error.">
          The last run could not be finished. Nothing was changed; please try again.
        </Alert>
      )}
      {!first && ready && job?.status === 'done' && !busy && (
        <EmptyState title="Nobody fits yet">
          <p>No practitioner with open places came close to what you wrote. Longer answers give more to compare.</p>
        </EmptyState>
      )}
      <div>
        {matches.data.slice(0, all ? matches.data.length : atFirst).map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
        {!all && matches.data.length > atFirst && (
          <Button onClick={() => setAll(true)}>Show {matches.data.length - atFirst} more</Button>
        )}
      </div>
      {first && <Criteria match={first} />}
    </>
  );
};

/** Practitioner matching, for the client it concerns. */
export const MatchingPage = () => {
  useTitle('Practitioner matching');
  const role = useSession(({ user }) => user?.role);
  return (
    <div className={styles.page}>
      <header>
        <p className="eyebrow">Practitioner Matching</p>
        <h1 className={styles.title}>People who could sit across from you</h1>
      </header>
      {role === 'client' ? (
        <ClientMatching />
      ) : (
        <EmptyState title="Matching belongs to clients">
          <p>
            Matches are made for a client from their own answers, and only they see the reasons.{' '}
            <Link to="/dashboard">Back to your dashboard</Link>
          </p>
        </EmptyState>
      )}
    </div>
  );
};
