import { Avatar, Badge } from '#ui';
import { Quote } from '#ui/quote/quote';
import type { MatchPart, MatchView } from '../../schemas/match';
import { bandOf, nameOf, percentOf } from './bands';
import styles from './match-row.module.css';

const titles: Readonly<Record<MatchPart['criterion'], string>> = {
  frameworks: 'Psychological frameworks',
  profile: 'Profile alignment',
  specialization: 'Specialization match',
};
const order: readonly MatchPart['criterion'][] = ['frameworks', 'profile', 'specialization'];
const availabilities = {
  open: 'Takes new clients',
  'waiting-list': 'Waiting list',
  closed: 'Takes no new clients at present',
} as const;

const Part = ({ part }: { readonly part: MatchPart }) => (
  <div className={styles.part} style={{ flexGrow: part.weight }}>
    <div className={styles.track} aria-hidden="true">
      <span
        className={styles.fill}
        data-criterion={part.criterion}
        style={{ inlineSize: `${(part.points / part.weight) * 100}%` }}
      />
    </div>
    <p className="small">
      <b className="tnum">{Math.round(part.points)}</b> of {part.weight}
      <br />
      <span className="quiet">{titles[part.criterion]}</span>
    </p>
    <p className={styles.reason}>{part.reason}</p>
    {part.quote && (
      <Quote labor={part.quote.laborNumber} className={styles.quote}>
        {part.quote.text.trim()}
      </Quote>
    )}
  </div>
);

/** One practitioner with the score as its reasons. */
export const MatchRow = ({ match }: { readonly match: MatchView }) => {
  const { practitioner, practitionerId, compatibilityScore, parts } = match;
  const { name, sample } = practitioner
    ? nameOf(practitioner.name)
    : { name: `Practitioner ${practitionerId.slice(0, 8)}`, sample: false };
  const band = bandOf(Number(compatibilityScore));
  const [firstName = '', ...rest] = name.split(' ');
  return (
    <article className={styles.row} aria-label={name}>
      <header className={styles.who}>
        <Avatar person={{ firstName, lastName: rest.at(-1) ?? '' }} size={96} />
        <div>
          <h2 className={styles.name}>
            {name} <Badge tone={match.status === 'suggested' ? 'plain' : 'gold'}>{match.status}</Badge>
            {sample && <Badge tone="sample">Sample</Badge>}
          </h2>
          {practitioner && (
            <>
              <p>{practitioner.specializations.join(', ')}</p>
              <p className="small quiet">
                {practitioner.approach} · {practitioner.experience} years · {practitioner.languages.join(', ')}
              </p>
              <p className="small quiet">{availabilities[practitioner.availability]}</p>
            </>
          )}
        </div>
      </header>
      <div className={styles.score}>
        <p className={styles.percent}>{percentOf(compatibilityScore)}</p>
        <p className={styles.band} data-band={band.key}>
          <span className={styles.disc} aria-hidden="true" />
          {band.word}
        </p>
      </div>
      <div className={styles.parts}>
        {order.flatMap((criterion) => {
          const part = parts.find((one) => one.criterion === criterion);
          return part ? [<Part key={criterion} part={part} />] : [];
        })}
      </div>
    </article>
  );
};
