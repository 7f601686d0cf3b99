import { useEffect } from 'react';
import { useApi } from '#core/web';
import type { BirthOffsetProps } from '../../../public';
import { getBirthMoment } from '../../../schemas/endpoints';
import styles from '../birth-form/birth-form.module.css';
import { OffsetChoice } from './offset-choice';

/** The choice of an offset in a form of another module, which visitors fill in too. */
export const BirthOffset = (props: BirthOffsetProps) => {
  const { placeId, place, zone, date, time, chosen, disabled, onChoose } = props;
  const { data: moment } = useApi(getBirthMoment, { query: { placeId, date, time } }, { open: true, form: true });
  const choices = moment && (zone ?? moment.zone) === moment.zone ? moment.choices : [];
  const unlisted = moment && chosen !== null && !choices.some(({ offsetSeconds }) => offsetSeconds === chosen);
  useEffect(() => {
    if (unlisted) onChoose(null);
  }, [unlisted, onChoose]);
  if (!moment || choices.length === 0) return null;
  return (
    <div className={styles.moment}>
      <OffsetChoice moment={moment} place={place} chosen={chosen} disabled={disabled} onChoose={onChoose} />
    </div>
  );
};
