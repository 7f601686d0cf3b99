import { Link } from '#core/web';
import { Avatar, Badge, LinkButton } from '#ui';
import type { MatchView } from '../../../schemas/match';
import { bandOf, percentOf } from '../matches/bands';
import styles from './journey.module.css';
import { roomTexts as texts } from './texts/texts';
import { personOf, whoIs } from './who';

const most = 3;

/** Before anybody was asked: the closest matches with their first reason. */
export const Ideas = ({ matches }: { readonly matches: readonly MatchView[] }) => (
  <section className={styles.part} aria-labelledby="ideas">
    <h2 id="ideas">{texts('ideas')}</h2>
    <p>{texts('ideas.text')}</p>
    <ul className={styles.list}>
      {matches.slice(0, most).map((match) => {
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
