import { useState } from 'react';
import type { Aspect, Chart } from '../../engine/chart';
import { type Body, writtenName } from '../bodygraph/chart';
import { orbText } from '../detailed/degree-text';
import { AstroWheel } from './astro-wheel';
import { placedPlanets } from './placed-planets';
import { planetText } from './planet-mark';
import { texts } from './texts/texts';
import styles from './wheel-figure.module.css';

const lines = ['opposition', 'square', 'trine', 'sextile'] as const;

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

const aspectText = (planet: string, { a, b, type, orb }: Aspect): string =>
  texts('aspect', {
    type: texts(`aspect.${type}` as 'aspect.trine'),
    other: writtenName((a === planet ? b : a) as Body),
    orb: orbText(orb),
  });

/** The wheel with what is chosen in it, in words. */
export const WheelFigure = ({ western }: { readonly western: Chart['westernAstrology'] }) => {
  const [chosen, choose] = useState<string | null>(null);
  const planets = placedPlanets(western);
  // Of a whole day no planet has one place.
  if (planets.length === 0) return null;
  const planet = planets.find(({ name }) => name === chosen);
  const touched = (western.aspects ?? []).filter(({ a, b }) => a === chosen || b === chosen);
  return (
    <figure className={styles.figure}>
      <AstroWheel western={western} chosen={chosen} onChoose={choose} />
      <figcaption className={styles.caption}>
        <Legend />
        <p className={styles.said} aria-live="polite">
          {planet ? (
            <>
              <b>{planetText(planet)}</b>
              <br />
              {touched.length > 0
                ? touched.map((aspect) => aspectText(planet.name, aspect)).join('; ')
                : texts('wheel.none')}
            </>
          ) : (
            <span className="quiet">{texts('wheel.choose')}</span>
          )}
        </p>
      </figcaption>
    </figure>
  );
};
