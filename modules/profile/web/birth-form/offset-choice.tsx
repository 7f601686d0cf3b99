import type { BirthMomentView } from '../../schemas/client';
import { offsetText } from '../text/offset-text';
import styles from './birth-form.module.css';
import { texts } from './texts/texts';

/** Which clock was in use, where the record of the zone is another town's; each choice says what it makes of the chart. */
export const OffsetChoice = ({
  moment: { town, offsetSeconds: recorded, choices },
  place,
  chosen,
  onChoose,
}: {
  readonly moment: BirthMomentView;
  readonly place: string;
  /** Null: as the zone has it. */
  readonly chosen: number | null;
  readonly onChoose: (offsetSeconds: number | null) => void;
}) =>
  town === null ? null : (
    <>
      <p className={styles.why}>{texts('offset.why', { town, place })}</p>
      <fieldset className={styles.folds}>
        <legend>{texts('offset.which', { place })}</legend>
        {choices.map(({ offsetSeconds, rising, risingDegrees, type, profile }) => (
          <label key={offsetSeconds}>
            <input
              type="radio"
              name="birth-offset"
              checked={(chosen ?? recorded) === offsetSeconds}
              onChange={() => onChoose(offsetSeconds)}
            />
            <span className="tnum">
              {offsetText(offsetSeconds)}
              {offsetSeconds === recorded && ` (${texts('offset.recorded', { town })})`}
              <small className={styles.effect}>
                {texts('offset.effect', { rising, degrees: risingDegrees.toFixed(1), type, profile })}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
