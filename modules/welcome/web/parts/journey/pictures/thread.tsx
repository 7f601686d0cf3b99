import { classNames, useLater } from '#ui';
import { texts } from '../texts/texts';
import styles from './pictures.module.css';
import { goldOf, narrow, strands, type ThreadSize, wide, writing } from './thread-lines';

const Lines = ({ size }: { readonly size: ThreadSize }) => {
  const gold = goldOf(size);
  const words = writing(size);
  const lines = strands(size);
  const [apart, rx, ry] = size.ring;
  const middle = size.height / 2;
  const rest = (all: readonly string[]): string => all.filter((_, line) => line !== gold).join('');
  return (
    <>
      <path className={styles.words} d={rest(words)} />
      <path className={styles.strand} d={rest(lines)} />
      <path className={styles.goldWords} d={words[gold]} />
      <path className={styles.gold} d={lines[gold]} />
      <ellipse className={styles.ring} cx={size.waist - apart} cy={middle} rx={rx} ry={ry} />
      <ellipse className={styles.ring} cx={size.waist} cy={middle} rx={rx} ry={ry * 0.75} />
      <ellipse className={styles.ring} cx={size.waist + apart} cy={middle} rx={rx} ry={ry} />
    </>
  );
};

interface DrawingProps {
  readonly size: ThreadSize;
  readonly className: string | undefined;
  readonly shown: boolean;
}

const Drawing = ({ size, className, shown }: DrawingProps) => (
  <svg
    className={classNames(styles.thread, className)}
    viewBox={`0 0 ${size.width} ${size.height}`}
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={texts('thread')}
  >
    {shown && <Lines size={size} />}
  </svg>
);

/** Lines of writing gather, pass three rings and open again; one of them is gold all the way. On phones it lies below the fold. */
export const Thread = () => (
  <>
    <Drawing size={wide} className={styles.wide} shown />
    <Drawing size={narrow} className={styles.narrow} shown={useLater()} />
  </>
);
