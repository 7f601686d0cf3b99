import type { PointerEvent } from 'react';
import { Slider } from '#ui/slider/slider';
import type { PictureSource, FocalPoint as Point } from '../../schemas/media';
import { texts } from '../texts/texts';
import styles from './focal-point.module.css';

interface FocalPointProps {
  readonly source: PictureSource;
  readonly value: Point;
  readonly onChange: (point: Point) => void;
}

const share = (at: number, from: number, length: number): number =>
  length === 0 ? 0.5 : Math.round(Math.min(1, Math.max(0, (at - from) / length)) * 100) / 100;

/** Sets the point of a picture that stays in sight: by a press on it, or by two sliders. */
export const FocalPoint = ({ source, value, onChange }: FocalPointProps) => {
  const press = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: share(event.clientX, left, width), y: share(event.clientY, top, height) });
  };
  const slider = (axis: 'x' | 'y') => (
    <Slider
      label={texts(`focal.${axis}`)}
      min={0}
      max={100}
      unit="%"
      value={Math.round(value[axis] * 100)}
      onChange={(next) => onChange({ ...value, [axis]: next / 100 })}
    />
  );
  return (
    <fieldset className={styles.focal}>
      <legend>{texts('focal.title')}</legend>
      <p className={styles.hint}>{texts('focal.hint')}</p>
      <div className={styles.picture} onPointerDown={press} onPointerMove={press}>
        <img src={source.src} alt="" draggable={false} width={source.width} height={source.height} />
        <span
          className={styles.mark}
          style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }}
          aria-hidden="true"
        />
      </div>
      <div className={styles.sliders}>
        {slider('x')}
        {slider('y')}
      </div>
    </fieldset>
  );
};
