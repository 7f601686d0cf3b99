import { classNames } from '#ui';
import styles from './gem.module.css';
import { getPalette, getPaletteIndex, plainPalette } from './palettes';
import { type SeenFace, spotText } from './view';

export interface GemPictureProps {
  /** What shows of the gem. */
  seen: readonly SeenFace[];
  /** The Labors (1 to 12) whose faces are lit. */
  lit: readonly number[];
  /** The Labor that lies open: a face in the wash of the action colour. */
  current?: number | undefined;
  /** Labors done, 0 to 12: chooses the palette. As many as are lit, by default. */
  progress?: number | undefined;
  /** Numerals in the planes of the faces. */
  numerals?: boolean | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/**
 * The plain palette needs no style of its own: a page drawn by the server may not carry style attributes, which is also why
 * the light of a facet is an attribute of the drawing.
 */
const colours = (progress: number) => {
  if (getPaletteIndex(progress) === plainPalette) return undefined;
  const [lo, hi, goldLo, goldHi, figure, goldFigure] = getPalette(progress);
  return {
    '--gem-lo': lo,
    '--gem-hi': hi,
    '--gem-gold-lo': goldLo,
    '--gem-gold-hi': goldHi,
    '--gem-figure': figure,
    '--gem-gold-figure': goldFigure,
  };
};

const faded = (part: number): string | undefined => (part < 1 ? part.toFixed(2) : undefined);

/** The faces of a gem, flat. */
export function GemPicture({ seen, lit, current, progress = lit.length, numerals = true, className }: GemPictureProps) {
  return (
    <svg
      className={classNames(styles.gem, className)}
      style={colours(progress)}
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
    >
      {seen.map((face) => {
        const on = lit.includes(face.labor);
        return (
          <g key={face.labor} className={on ? styles.lit : face.labor === current ? styles.current : styles.dark}>
            {face.facets.map(({ light, corners }, place) => (
              <polygon
                // biome-ignore lint/suspicious/noArrayIndexKey: the facets of a face never change places
                key={place}
                className={styles.facet}
                color={`color-mix(in oklab, var(--hi) ${Math.round(light * 100)}%, var(--lo))`}
                points={corners.map(spotText).join(' ')}
              />
            ))}
            <path
              className={on ? styles.rays : styles.hatching}
              opacity={faded(face.engraved)}
              d={on ? face.rays : face.hatching}
            />
            {numerals && face.numeral && (
              <text transform={face.numeral} dy="0.35em" fontSize="9.5" opacity={faded(face.clarity)}>
                {face.labor}
              </text>
            )}
            <polygon className={styles.edge} points={face.outline.map(spotText).join(' ')} />
          </g>
        );
      })}
    </svg>
  );
}
