import { useId, useMemo } from 'react';
import { classNames, useLater } from '#ui';
import styles from './cover.module.css';
import { drawingOf } from './drawing';
import { high, type Mark, wide } from './marks';

const One = ({ mark, id }: { readonly mark: Mark; readonly id: string }) => {
  const { ink, d, width, dash } = mark;
  // Outlined grains are one path drawn twice, broad in the line's colour and narrow in the ground's.
  if (ink === 'seed')
    return (
      <>
        <path id={id} d={d} />
        <use href={`#${id}`} className={styles.husk} />
        <use href={`#${id}`} className={styles.kernel} />
      </>
    );
  const dashes = dash ? { strokeWidth: width, strokeDasharray: dash, pathLength: 360 } : {};
  return <path className={styles[ink]} d={d} {...dashes} />;
};

export interface CoverProps {
  /** The address of the article; the drawing follows from it. */
  readonly slug: string;
  /** The category, which chooses the kind of drawing. */
  readonly category: string;
  /** Classes of the page, for where the part stands. */
  readonly className?: string | undefined;
  /** Below the fold: the ground alone until the page is taken over. */
  readonly later?: boolean;
}

/** Line art made from an article's own facts: the same for the same article, a few kilobytes, for both themes. */
export const Cover = ({ slug, category, className, later = false }: CoverProps) => {
  const id = useId();
  const drawn = useLater() || !later;
  const { ground, marks } = useMemo(() => drawingOf(slug, category), [slug, category]);
  return (
    <svg
      className={classNames(styles.cover, styles[ground], className)}
      viewBox={`0 0 ${wide} ${high}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {drawn &&
        marks.map((mark, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a drawing never change places
          <One key={at} mark={mark} id={id} />
        ))}
    </svg>
  );
};
