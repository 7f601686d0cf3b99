import { classNames } from '#ui';
import { texts } from './around/texts/texts';
import { bothHalves, type Half } from './chart';
import styles from './legend.module.css';
import type { Overlay } from './overlay';
import marks from './overlay.module.css';

export interface BodygraphLegendProps {
  /** The sides that are drawn; both when left out. */
  show?: readonly Half[] | undefined;
  overlays?: readonly Overlay[] | undefined;
}

/** What solid, hatched, striped, dotted, barred and empty mean: only what can be seen just now. */
export function BodygraphLegend({ show = bothHalves, overlays = [] }: BodygraphLegendProps) {
  const sides = [
    ...(['personality', 'design'] as const).filter((side) => show.includes(side)),
    ...(show.length === 2 ? (['both'] as const) : []),
    'open' as const,
  ];
  return (
    <ul className={styles.legend} aria-label={texts('legend')}>
      {sides.map((kind) => (
        <li key={kind}>
          <i className={styles[kind]} aria-hidden="true" />
          {texts(kind)}
        </li>
      ))}
      {overlays.map(({ look, label }) => (
        <li key={look}>
          <Swatch look={look} />
          {label}
        </li>
      ))}
      {overlays.map(({ look, label }) => (
        <li key={`${look} closes`}>
          <i className={classNames(styles.closes, marks[look])} aria-hidden="true" />
          {texts('overlay.closes', { label })}
        </li>
      ))}
    </ul>
  );
}

/** A piece of the pattern of an overlay. */
export function Swatch({ look }: { look: Overlay['look'] }) {
  return (
    <svg className={styles.piece} width="24" height="10" aria-hidden="true" focusable="false">
      <path className={classNames(marks.swatch, marks[look])} d="M5 5H23" />
    </svg>
  );
}
