import { parseSampleName } from '#modules/matching/public';
import { Select } from '#ui/select/select';
import type { ConsentRow } from '../../../schemas/consent';
import { isOpen } from '../../api/consent-steps';
import { type Consents, placeOf } from '../../api/use-consents';
import { sharingTexts as texts } from '../../texts/texts';
import styles from './grid.module.css';
import { dayOf } from './times';

/** For how long somebody may read: as a number of days, null without an end. */
export type Term = 30 | 90 | null;
const terms = { '30': 30, '90': 90, none: null } as const satisfies Readonly<Record<string, Term>>;
const isTerm = (value: string): value is keyof typeof terms => value in terms;
const keyOf = (term: Term): keyof typeof terms => (term === null ? 'none' : term === 30 ? '30' : '90');

/** The end of a consent in words; it counts from when it was given, so a running one is shown by its day. */
export const untilWords = (expiresAt: string | null): string =>
  expiresAt === null ? texts('days.none') : texts('until', { when: dayOf(expiresAt) });

/** For how long one person may read what is switched on: chosen beforehand, or moved while it runs. */
export const TermCell = ({
  row,
  term,
  problems,
  onTerm,
}: {
  readonly row: ConsentRow;
  readonly term: Term;
  readonly problems: Consents['problems'];
  readonly onTerm: (row: ConsentRow, term: Term) => void;
}) => {
  const open = isOpen(row);
  const end = row.consent?.expiresAt ?? null;
  const problem = problems[placeOf(row.matchId, 'term')];
  return (
    <>
      <Select
        className={styles.term ?? ''}
        aria-label={texts('howLong.of', { name: parseSampleName(row.practitioner.name).name })}
        value={open ? (end === null ? 'none' : 'kept') : keyOf(term)}
        onChange={({ target }) => isTerm(target.value) && onTerm(row, terms[target.value])}
      >
        {open && end !== null && <option value="kept">{texts('days.kept')}</option>}
        <option value="30">{texts('days.30')}</option>
        <option value="90">{texts('days.90')}</option>
        <option value="none">{texts('days.none')}</option>
      </Select>
      {open && end !== null && <p className={styles.note}>{untilWords(end)}</p>}
      {row.consent?.state === 'expired' && end !== null && (
        <p className={styles.note}>{texts('ended', { when: dayOf(end) })}</p>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
};
