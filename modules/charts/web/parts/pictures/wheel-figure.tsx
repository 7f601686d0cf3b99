import { useState } from 'react';
import type { Chart, HouseSystem } from '#modules/chart-engine/public';
import { orbText } from '#modules/chart-engine/public';
import { type Body, writtenName } from '../bodygraph/chart';
import { texts } from './around/texts/texts';
import { AstroWheel } from './astro-wheel';
import type { WheelSky } from './placed-planets';
import { planetText } from './planet-mark';
import styles from './wheel-figure.module.css';
import { drawnOrb, wheelMarks } from './wheel-marks';

const lines = ['trine', 'sextile', 'square', 'opposition'] as const;

const Legend = () => (
  <ul className={styles.legend} aria-label={texts('legend')}>
    {lines.map((type) => (
      <li key={type}>
        <svg width="30" height="8" aria-hidden="true" focusable="false">
          <path className={styles[type]} d="M0 4H30" />
        </svg>
        {texts(`aspect.${type}`)}
      </li>
    ))}
  </ul>
);

interface Props {
  readonly western: Chart['westernAstrology'];
  readonly houses?: HouseSystem | undefined;
  readonly sky?: WheelSky | null | undefined;
}

/** What the chosen planet touches, as far as orbs allow. */
const touchedBy = (chosen: string, { western, sky }: Props): string[] => {
  const said = (type: string, other: string, orb: number) =>
    texts('aspect', { type: texts(`aspect.${type}` as 'aspect.trine'), other, orb: orbText(orb) });
  const passing = (sky?.aspects ?? []).flatMap(({ transit, natal, type, orb }) => {
    if (`sky ${transit}` === chosen) return said(type, writtenName(natal as Body), orb);
    if (natal === chosen) return said(type, texts('wheel.transit', { name: writtenName(transit as Body) }), orb);
    return [];
  });
  if (sky) return passing;
  return (western.aspects ?? []).flatMap(({ a, b, type, orb }) =>
    a === chosen || b === chosen ? said(type, writtenName((a === chosen ? b : a) as Body), orb) : [],
  );
};

/** The wheel with what is chosen in it, in words. */
export const WheelFigure = ({ western, houses = 'whole', sky = null }: Props) => {
  const [wish, choose] = useState<string | null>(null);
  const marks = wheelMarks(western, houses, sky);
  // Of a whole day no planet has one place.
  if (!marks.some(({ passing }) => !passing)) return null;
  const mark = marks.find(({ id }) => id === wish);
  const touched = mark ? touchedBy(mark.id, { western, sky }) : [];
  return (
    <figure className={styles.figure}>
      <AstroWheel western={western} houses={houses} sky={sky} chosen={mark?.id ?? null} onChoose={choose} />
      <figcaption className={styles.caption}>
        <Legend />
        {sky && <p className={styles.around}>{texts('wheel.skyAround', { orb: drawnOrb })}</p>}
        <p className={styles.said} aria-live="polite">
          {mark ? (
            <>
              <b>{planetText(mark.planet, mark.passing)}</b>
              <br />
              {touched.length > 0 ? touched.join('; ') : texts('wheel.none')}
            </>
          ) : (
            <span className="quiet">{texts('wheel.choose')}</span>
          )}
        </p>
      </figcaption>
    </figure>
  );
};
