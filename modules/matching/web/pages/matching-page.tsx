import { Suspense, useState } from 'react';
import { hasPage, Slot, useApi, useChannel, useSession, useTitle } from '#core/web';
import { PageNav } from '#core/web/page-nav/page-nav';
import { Alert, Badge, Button, EmptyState, Skeleton } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { parseSampleName } from '../../lib/sample-name';
import { notice } from '../../public';
import { getWishes, listMatches } from '../../schemas/endpoints';
import type { MatchView } from '../../schemas/match';
import { useRun } from '../api/use-run';
import { ClientCard } from '../parts/matches/client-card';
import { Criteria } from '../parts/matches/criteria';
import { MatchRow } from '../parts/matches/match-row';
import { Needs } from '../parts/matches/needs';
import { ForRole } from '../parts/nav/for-role';
import { Wishes } from '../parts/wishes/wishes';
import { texts } from '../texts/texts';
import styles from './matching-page.module.css';

const stages = {
  queued: 'waitingForItsTurn',
  reading: 'readingYourAnswers',
  comparing: 'comparingWithEveryPractitioner',
} as const;

const nothing = {};
/** How many are shown before one asks for the rest. */
const atFirst = 5;
const RequestsPage = lazyPart(() => import('./requests-page').then((module) => module.RequestsPage));

/** Those who are spoken with stand first, those who are not any more last. */
const places = { accepted: 0, requested: 1, suggested: 2, declined: 3, ended: 3 } as const;
const inOrder = (matches: readonly MatchView[]): readonly MatchView[] =>
  matches.toSorted((one, other) => places[one.status] - places[other.status]);

const isSample = ({ practitioner }: MatchView): boolean =>
  practitioner !== null && parseSampleName(practitioner.name).sample;

/** Says once for the list who in it is invented. */
const SampleNote = ({ all }: { readonly all: boolean }) => (
  <p className={styles.samples}>
    <Badge tone="sample">{texts('sample')}</Badge> {texts(all ? 'samples.all' : 'samples.some')}
  </p>
);

/** Says why a run found nobody: the filters, or the words. */
const NobodyFound = () => {
  const { data } = useApi(getWishes);
  return (
    <EmptyState title={texts('nobodyFitsYet')}>
      <p>{texts(data?.reach.left === 0 ? 'nobodyMeetsFilters' : 'noPractitionerWithOpen')}</p>
    </EmptyState>
  );
};

/** Three matches, as high as they are. */
const Waiting = () => <Skeleton lines={3} height="15rem" />;

const ClientMatching = () => {
  const [all, setAll] = useState(false);
  const { state, job, busy, run } = useRun();
  const matches = useApi(listMatches);
  useChannel(null, (event) => {
    if (event === 'matches.changed' || event === 'reconnected') void matches.reload();
  });
  const error = state.error ?? matches.error;
  if (error && !(state.data && matches.data))
    return (
      <Alert
        tone="error"
        action={
          <Button onClick={() => void Promise.all([state.reload(), matches.reload()])}>{texts('tryAgain')}</Button>
        }
      >
        {error.message}
      </Alert>
    );
  if (!state.data || !matches.data) return <Waiting />;
  const { checklist, outOfDate } = state.data;
  const ready = checklist.profile && checklist.responses > 0;
  const listed = inOrder(matches.data);
  const [first] = listed;
  const firstToAsk = listed.find(({ can }) => can.includes('requested'));
  const talking = first?.status === 'accepted';
  const samples = listed.filter(isSample).length;
  const reachable = listed.some(({ status, can }) => can.length > 0 || status === 'accepted');
  return (
    <>
      <div className={styles.intro}>
        <div className={styles.words}>
          <p className={styles.lead}>
            {texts(first ? (reachable ? 'youAreInThe' : 'nobodyToAsk') : 'yourOwnSentencesYour')}
          </p>
          {!ready && <Needs checklist={checklist} />}
        </div>
        <ClientCard state={state.data} />
      </div>
      {/* Asked in full before the first run; next to matches they make room for these. */}
      {ready && <Wishes key={first ? 'folded' : 'open'} folded={first !== undefined} />}
      {outOfDate && !busy && (
        <Alert tone="attention" title={texts('outOfDate')}>
          {texts('yourAnswersOrYour')}
        </Alert>
      )}
      {ready && (
        <div className={styles.run}>
          <Button
            variant={first && !outOfDate ? 'plain' : 'loud'}
            pending={busy}
            pendingText={texts('analyzing')}
            onClick={() => void run()}
          >
            {first ? texts('runTheMatchingAgain') : texts('runTheMatching')}
          </Button>
          {busy && job && (
            <p role="status">
              {job.stage in stages ? texts(stages[job.stage as keyof typeof stages]) : texts('analyzing')}
            </p>
          )}
        </div>
      )}
      {job?.status === 'failed' && !busy && (
        <Alert tone="error" title={texts('matchingError2')}>
          {texts('theLastRunCould')}
        </Alert>
      )}
      {!first && ready && job?.status === 'done' && !busy && !outOfDate && <NobodyFound />}
      {talking && <Slot of={notice} with={nothing} />}
      {samples > 0 && <SampleNote all={samples === listed.length} />}
      <div>
        {listed.slice(0, all ? listed.length : atFirst).map((match) => (
          <MatchRow
            key={match.id}
            match={match}
            marked={samples < listed.length}
            loud={match === firstToAsk && !talking && !outOfDate}
          />
        ))}
        {!all && listed.length > atFirst && (
          <Button onClick={() => setAll(true)}>{texts('showMore', { length: listed.length - atFirst })}</Button>
        )}
      </div>
      {first && <Criteria match={first} />}
    </>
  );
};

const MatchesPage = () => {
  useTitle(texts('practitionerMatching'));
  return (
    <div className={styles.page}>
      <ClientNav />
      <header>
        <p className="eyebrow">{texts('practitionerMatching2')}</p>
        <h1 className={styles.title}>{texts('peopleWhoCouldSit')}</h1>
      </header>
      <ClientMatching />
    </div>
  );
};

/** Practitioner matching, for the client it concerns; a practitioner finds their requests at the same address. */
export const MatchingPage = () => {
  const role = useSession(({ user }) => user?.role);
  return role === 'practitioner' ? (
    <Suspense fallback={<Waiting />}>
      <RequestsPage />
    </Suspense>
  ) : (
    <ForRole who="client">
      <MatchesPage />
    </ForRole>
  );
};

/** The client's pages: the matches, what they share, and who read it. */
export const ClientNav = () => (
  <PageNav
    label={texts('practitionerMatching2')}
    pages={[
      { to: '/matching', label: texts('nav.matches'), end: true },
      ...(hasPage('/matching/sharing')
        ? [
            { to: '/matching/sharing', label: texts('nav.sharing'), end: true },
            { to: '/matching/sharing/log', label: texts('nav.log') },
          ]
        : []),
    ]}
  />
);
