import { Link, useApi, useChannel } from '#core/web';
import { Alert, Avatar, Badge, Button, LinkButton, Skeleton } from '#ui';
import { getMatchingState, listMatches } from '../../../schemas/endpoints';
import type { MatchingState, MatchView } from '../../../schemas/match';
import { MatchCall } from '../calls/match-call';
import { bandOf, percentOf } from '../matches/bands';
import { Needs } from '../matches/needs';
import { Accompanied } from './accompanied';
import styles from './journey.module.css';
import { roomTexts as texts } from './texts/texts';
import { personOf, whoIs } from './who';

/** When the matching named nobody: what is missing, or the way to start it, or that nobody came close. */
const Nobody = ({ state: { checklist, ranAt } }: { readonly state: MatchingState }) => {
  const ready = checklist.profile && checklist.responses > 0;
  const key = ranAt ? 'nobody' : 'run';
  return (
    <section className={styles.part} aria-labelledby="nobody-yet">
      <h2 id="nobody-yet">{texts(ready ? key : 'needs')}</h2>
      {ready ? <p>{texts(`${key}.text`)}</p> : <Needs checklist={checklist} />}
      <LinkButton as={Link} to="/matching">
        {texts('run.go')}
      </LinkButton>
    </section>
  );
};

/** Practitioners who were asked and have not answered, each with the call that is reserved. */
const Waiting = ({ matches }: { readonly matches: readonly MatchView[] }) => (
  <section className={styles.part} aria-labelledby="waiting">
    <h2 id="waiting">{texts('waiting')}</h2>
    <ul className={styles.list}>
      {matches.map((match) => {
        const { name } = whoIs(match);
        return (
          <li key={match.id} className={styles.part}>
            <h3>{name}</h3>
            <p>{texts('waiting.of', { name })}</p>
            <MatchCall match={match} name={name} />
          </li>
        );
      })}
    </ul>
  </section>
);

/** Ideas shown here; all are on the page of matches. */
const mostIdeas = 3;

/** Before anybody was asked: the closest matches with their first reason. */
const Ideas = ({ matches }: { readonly matches: readonly MatchView[] }) => (
  <section className={styles.part} aria-labelledby="ideas">
    <h2 id="ideas">{texts('ideas')}</h2>
    <p>{texts('ideas.text')}</p>
    <ul className={styles.list}>
      {matches.slice(0, mostIdeas).map((match) => {
        const { name, sample } = whoIs(match);
        const band = bandOf(Number(match.compatibilityScore));
        return (
          <li key={match.id} className={styles.idea}>
            <Avatar person={personOf(name)} size={48} />
            <div>
              <h3>
                {name} {sample && <Badge tone="sample">{texts('sample')}</Badge>}
              </h3>
              <p className="small quiet">
                {texts('ideas.score', { percent: percentOf(match.compatibilityScore), band: band.word })}
              </p>
              {match.reasons[0] && <p>{match.reasons[0]}</p>}
            </div>
          </li>
        );
      })}
    </ul>
    <LinkButton as={Link} to="/matching">
      {texts(matches.some(({ can }) => can.includes('requested')) ? 'ideas.go' : 'ideas.read')}
    </LinkButton>
  </section>
);

/** A room of the client's inner portal: who accompanies them, what comes next, and what that person may read. */
export const PractitionerRoom = () => {
  const matches = useApi(listMatches);
  const state = useApi(getMatchingState);
  const all = [matches, state];
  const reload = () => void Promise.all(all.map((one) => one.reload()));
  useChannel(null, (event) => {
    if (event === 'matches.changed' || event === 'reconnected') reload();
  });
  const failed = all.find(({ error, data }) => error && !data)?.error;
  if (failed)
    return (
      <Alert tone="error" action={<Button onClick={reload}>{texts('again')}</Button>}>
        {failed.message}
      </Alert>
    );
  if (!matches.data || !state.data) return <Skeleton lines={6} label={texts('loading')} />;
  const of = (status: MatchView['status']) => matches.data?.filter((match) => match.status === status) ?? [];
  const [accepted, requested, suggested] = [of('accepted'), of('requested'), of('suggested')];
  return (
    <div className={styles.room}>
      {accepted.map((match) => (
        <Accompanied key={match.id} match={match} />
      ))}
      {requested.length > 0 && <Waiting matches={requested} />}
      {accepted.length + requested.length === 0 &&
        (suggested.length > 0 ? <Ideas matches={suggested} /> : <Nobody state={state.data} />)}
      {accepted.length + requested.length > 0 && (
        <p>
          <Link to="/matching">{texts('all')}</Link>
        </p>
      )}
    </div>
  );
};
