import { useId } from 'react';
import { formatOffset } from '#core/web/slots/zones';
import type { BirthMomentView } from '../../../schemas/client';
import styles from '../birth-form/birth-form.module.css';
import { signText, texts } from './texts/texts';

/** Which clock was in use, where the record of the zone is another town's; each choice says what it makes of the chart. */
export const OffsetChoice = ({
  moment: { town, offsetSeconds: recorded, choices },
  place: label,
  chosen,
  disabled = false,
  onChoose,
}: {
  readonly moment: BirthMomentView;
  /** Name of the place, with whatever follows a comma. */
  readonly place: string;
  /** Null: as the zone has it. */
  readonly chosen: number | null;
  readonly disabled?: boolean;
  readonly onChoose: (offsetSeconds: number | null) => void;
}) => {
  const group = useId();
  const place = label.split(',')[0] ?? label;
  return town === null ? null : (
    <>
      <p className={styles.why}>{texts('why', { town, place })}</p>
      <fieldset className={styles.folds} disabled={disabled}>
        <legend>{texts('which', { place })}</legend>
        {choices.map(({ offsetSeconds, rising, risingDegrees, type, profile }) => (
          <label key={offsetSeconds}>
            <input
              type="radio"
              name={group}
              checked={(chosen ?? recorded) === offsetSeconds}
              onChange={() => onChoose(offsetSeconds)}
            />
            <span className="tnum">
              {formatOffset(offsetSeconds)}
              {offsetSeconds === recorded && ` (${texts('recorded', { town })})`}
              <small className={styles.effect}>
                {texts('effect', { rising: signText(rising), degrees: risingDegrees.toFixed(1), type, profile })}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
};
