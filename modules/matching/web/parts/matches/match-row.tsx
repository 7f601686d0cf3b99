import { Avatar, Badge, type BadgeTone } from '#ui';
import { Quote } from '#ui/quote/quote';
import { parseSampleName } from '../../../lib/sample-name';
import type { MatchPart, MatchView } from '../../../schemas/match';
import { texts } from '../../texts/texts';
import { MatchActions } from '../introduction/match-actions';
import { bandOf, percentOf } from './bands';
import styles from './match-row.module.css';
import { nameOf, namesOf, titleOf } from './names/names';

const titles = {
  frameworks: 'psychologicalFrameworks',
  practicalities: 'practicalities',
  profile: 'chartApart',
  specialization: 'specializationMatch',
} as const satisfies Readonly<Record<MatchPart['criterion'], string>>;
const order: readonly MatchPart['criterion'][] = ['specialization', 'frameworks', 'practicalities'];
const availabilities = {
  open: 'takesNewClients',
  'waiting-list': 'waitingList',
  closed: 'takesNoNewClients',
} as const;

const tones = {
  suggested: 'plain',
  requested: 'pending',
  accepted: 'reviewed',
  declined: 'other',
  ended: 'other',
} as const satisfies Readonly<Record<MatchView['status'], BadgeTone>>;

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
      <b className="tnum">{Math.round(part.points)}</b> {texts('of', { weight: part.weight })}
      <br />
      <span className="quiet">{texts(titles[part.criterion])}</span>
    </p>
    <p className={styles.reason}>{reasonText(part)}</p>
    {part.hiddenLabor !== undefined && (
      <p className="small quiet">{texts('passageHidden', { laborNumber: part.hiddenLabor })}</p>
    )}
    {part.quote && (
      <Quote labor={part.quote.laborNumber} className={styles.quote}>
        {part.quote.text.trim()}
      </Quote>
    )}
  </div>
);

interface MatchRowProps {
  readonly match: MatchView;
  readonly loud?: boolean;
  /** Says of a sample that it is one; off where that is said of the whole list. */
  readonly marked: boolean;
}

/** One practitioner with the score as its reasons. */
export const MatchRow = ({ match, loud = false, marked }: MatchRowProps) => {
  const { practitioner, practitionerId, compatibilityScore, parts } = match;
  const { name, sample } = practitioner
    ? parseSampleName(practitioner.name)
    : { name: texts('practitioner', { id: practitionerId.slice(0, 8) }), sample: false };
  const chart = parts.find(({ criterion, points }) => criterion === 'profile' && points > 0);
  const band = bandOf(Number(compatibilityScore));
  const [firstName = '', ...rest] = name.split(' ');
  return (
    <article className={styles.row} aria-label={name}>
      <header className={styles.who}>
        <Avatar person={{ firstName, lastName: rest.at(-1) ?? '' }} size={96} />
        <div>
          <h2 className={styles.name}>
            {name} <Badge tone={tones[match.status]}>{texts(`status.${match.status}`)}</Badge>
            {sample && marked && <Badge tone="sample">{texts('sample')}</Badge>}
          </h2>
          {practitioner && (
            <>
              <p>{namesOf(practitioner.specializations)}</p>
              <p className="small quiet">
                {texts('years', {
                  approach: practitioner.approach,
                  experience: practitioner.experience,
                  languages: namesOf(practitioner.languages),
                })}
              </p>
              <p className="small quiet">{texts(availabilities[practitioner.availability])}</p>
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
      {chart && (
        <p className="small quiet">
          {texts('chartApart')} {reasonText(chart)}
        </p>
      )}
      <MatchActions match={match} name={name} loud={loud} />
    </article>
  );
};

/** A reason in the language of the page; results of older runs have theirs in English alone. */
export const reasonText = ({ words, reason }: Pick<MatchPart, 'words' | 'reason'>): string => {
  if (!words) return reason;
  const { key, of } = words;
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = of;
  switch (key) {
    case 'specialization':
      return texts('reason.specialization', { name: nameOf(first), sentence: second });
    case 'specialization.confirmed': {
      const need = titleOf({ en: third, de: fourth, es: fifth });
      return texts('reason.specialization.confirmed', { name: nameOf(first), sentence: second, need });
    }
    case 'frameworks.one':
      return texts('reason.frameworks.one', { first: nameOf(first), labor: second });
    case 'frameworks.two':
      return texts(fourth ? 'reason.frameworks.two.labors' : 'reason.frameworks.two', {
        ...{ first: nameOf(first), second: nameOf(second), labor: third, other: fourth },
      });
    case 'practicalities.open':
    case 'practicalities.waiting':
      return texts(of.length > 0 ? `reason.${key}.language` : `reason.${key}`, { names: namesOf(of) });
    default:
      return texts(`reason.${key}`, { names: namesOf(of) });
  }
};
