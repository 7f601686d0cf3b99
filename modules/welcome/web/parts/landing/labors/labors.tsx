import { Icon } from '#ui';
import { PlayIcon } from '#ui/gem/play-icon';
import { Section } from '../section';
import { texts } from '../texts/texts';
import { numbers, shownFirst } from './example';
import styles from './labors.module.css';
import { NetPicture } from './net-picture';
import { useDemo } from './use-demo';

const nameOf = (number: number): string => texts(`name.${number}` as 'name.1');
const askOf = (number: number): string => texts(`ask.${number}` as 'ask.1');

const Round = ({
  label,
  disabled,
  className,
  onClick,
  children,
}: {
  readonly label: string;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}) => (
  <button
    type="button"
    className={`${styles.round} ${className ?? ''}`}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </button>
);

/** The twelve Labors as the gem's twelve faces, laid out flat, and the demo journey through them. */
export const Labors = () => {
  const demo = useDemo(shownFirst);
  const { number, running, show } = demo;
  return (
    <Section id="labors" side={texts('labors.side')} title={texts('labors.title')} lead={texts('labors.lead')}>
      <NetPicture lie="wide" number={number} onShow={show} />
      <NetPicture lie="tall" number={number} onShow={show} />
      <p className={styles.legend}>
        {(['now', 'done', 'open'] as const).map((state) => (
          <span key={state}>
            <i className={styles[state]} />
            {texts(state)}
          </span>
        ))}
      </p>
      <div className={`grid ${styles.labor}`}>
        {/* While the demo runs, reading every step aloud would only be noise. */}
        <div className={styles.name} aria-live={running ? 'off' : 'polite'}>
          <b>{texts('laborOf', { number, name: nameOf(number) })}</b>
          <span>{texts('face', { label: texts(`label.${number}` as 'label.1') })}</span>
          <p className="visually-hidden">{askOf(number)}</p>
        </div>
        {/* All twelve lie on one place, so that the longest keeps room for every other. */}
        <div className={styles.asks} aria-hidden="true">
          {numbers.map((one) => (
            <p key={one} className={styles.ask} data-on={one === number || undefined}>
              {askOf(one)}
            </p>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions of a form */}
        <div className={styles.controls} role="group" aria-label={texts('controls')}>
          <span className="tnum">{texts('count', { number })}</span>
          <Round label={texts('previous')} disabled={running || number === 1} onClick={() => show(number - 1)}>
            <Icon name="arrow" className={styles.back} />
          </Round>
          <Round
            label={texts(running ? 'stop' : 'play')}
            className={styles.play}
            onClick={running ? demo.stop : demo.play}
          >
            <PlayIcon running={running} size={20} />
          </Round>
          <Round label={texts('next')} disabled={running || number === numbers.length} onClick={() => show(number + 1)}>
            <Icon name="arrow" />
          </Round>
        </div>
      </div>
      <ol className={styles.names} aria-label={texts('names')}>
        {numbers.map((one) => (
          <li key={one}>
            <button type="button" aria-current={one === number || undefined} onClick={() => show(one)}>
              <b aria-hidden="true">{one}</b>
              {nameOf(one)}
            </button>
          </li>
        ))}
      </ol>
    </Section>
  );
};
