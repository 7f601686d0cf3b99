import { Fragment } from 'react';
import { formatOffset } from '#core/web/slots/zones';
import { Icon } from '#ui';
import { isRealDate } from '#ui/date-field/date-parts';
import type { BirthMoment, BirthMomentView } from '../../../schemas/client';
import { formatBirthDate, formatReading } from '../birth-text';
import { OffsetChoice } from '../offset/offset-choice';
import { type BirthDraft, isTime } from './birth-draft';
import styles from './birth-form.module.css';
import { texts } from './texts/texts';

const Explanation = ({ moment, draft }: { readonly moment: BirthMoment; readonly draft: BirthDraft }) => {
  if (moment.status === 'gap' && moment.shiftedTo)
    return (
      <p className={styles.why}>
        {texts('theClockWasMoved', {
          birthTime: draft.birthTime,
          shiftedTo: formatReading(moment.shiftedTo, draft.birthDate),
        })}
      </p>
    );
  if (moment.status === 'overlap')
    return <p className={styles.why}>{texts('theClockWasMoved2', { birthTime: draft.birthTime })}</p>;
  return null;
};

/** "Montréal, Quebec, Canada · America/Toronto · UTC−05:00"; a line never begins with a dot. */
const Parts = ({ parts }: { readonly parts: readonly string[] }) =>
  parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && '\u00a0· '}
      {part}
    </Fragment>
  ));

/** What of the day counts when the time is not known to the minute; null while it is not known yet. */
const openText = ({ known, birthDate, windowFrom, windowTo }: BirthDraft): string | null => {
  if (known === 'exact' || !isRealDate(birthDate)) return null;
  if (known === 'unknown') return texts('theWholeOf', { birthDate: formatBirthDate(birthDate) });
  if (!isTime(windowFrom) || !isTime(windowTo) || windowFrom >= windowTo) return null;
  return texts('partOf', { from: windowFrom, to: windowTo, birthDate: formatBirthDate(birthDate) });
};

/** Place, zone and offset as they will count, so that a mistake is seen before it is saved; explains skipped and doubled times. */
export const MomentLine = ({
  draft,
  moment,
  asking,
  onFold,
  onOffset,
}: {
  readonly draft: BirthDraft;
  readonly moment: BirthMomentView | null;
  readonly asking: boolean;
  readonly onFold: (fold: 'earlier' | 'later') => void;
  readonly onOffset: (offsetSeconds: number | null) => void;
}) => {
  const { place, known } = draft;
  const last = moment ? formatOffset(draft.offsetSeconds ?? moment.offsetSeconds) : openText(draft);
  return (
    <div className={styles.moment}>
      <p role="status" className={place ? styles.settled : undefined}>
        {place && (
          <>
            <Icon name={moment || known !== 'exact' ? 'check' : 'clock'} size={18} />
            <span className="tnum">
              <Parts parts={[place.label, place.zone, ...(last ? [last] : [])]} />
              {asking && <span className="quiet"> {texts('readingTheClockOf')}</span>}
            </span>
          </>
        )}
      </p>
      {moment && <Explanation moment={moment} draft={draft} />}
      {moment?.status === 'overlap' && (
        <fieldset className={styles.folds}>
          <legend>{texts('whichOfTheTwo')}</legend>
          {moment.alternatives.map(({ fold, offsetSeconds }) => (
            <label key={fold}>
              <input
                type="radio"
                name="birth-fold"
                checked={(draft.fold ?? 'earlier') === fold}
                onChange={() => onFold(fold)}
              />
              <span className="tnum">
                {fold === 'earlier' ? texts('theFirstTime') : texts('theSecondTime')} ({formatOffset(offsetSeconds)})
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {moment && place && (
        <OffsetChoice moment={moment} place={place.label} chosen={draft.offsetSeconds} onChoose={onOffset} />
      )}
    </div>
  );
};
