import type { MatchView } from '../../../schemas/match';
import { MatchCall } from '../calls/match-call';
import styles from './journey.module.css';
import { roomTexts as texts } from './texts/texts';
import { whoIs } from './who';

/** Practitioners who were asked and have not answered, each with the talk that is held. */
export const Waiting = ({ matches }: { readonly matches: readonly MatchView[] }) => (
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
