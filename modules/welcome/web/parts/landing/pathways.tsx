import { Quote } from '#ui/quote/quote';
import styles from './pathways.module.css';
import { Section } from './section';
import { texts } from './texts/texts';

/** All weeks from the intake to the end of the integration. */
const weeks = 15;

interface Step {
  readonly key: 'ines.1' | 'ines.2' | 'ines.3' | 'ines.4' | 'tomas.1' | 'tomas.2';
  readonly from: number;
  readonly to: number;
  /** The Labor which the quoted sentence is from. */
  readonly labor: number;
}
const ines: readonly Step[] = [
  { key: 'ines.1', from: 1, to: 2, labor: 4 },
  { key: 'ines.2', from: 3, to: 6, labor: 9 },
  { key: 'ines.3', from: 7, to: 7, labor: 10 },
  { key: 'ines.4', from: 8, to: 15, labor: 12 },
];
const tomas: readonly Step[] = [
  { key: 'tomas.1', from: 1, to: 2, labor: 7 },
  { key: 'tomas.2', from: 3, to: 6, labor: 5 },
];

/** The weeks as one line, those of a step standing up in gold. */
const Weeks = ({ from, to }: { readonly from: number; readonly to: number }) => {
  let rest = '';
  for (let week = 1; week <= weeks; week++) if (week < from || week > to) rest += `M${(week - 1) * 10} 12h7`;
  let own = '';
  for (let week = from; week <= to; week++) own += `M${(week - 1) * 10 + 3.5} 0v14`;
  return (
    <svg className={styles.weeks} viewBox="0 0 150 14" width="150" height="14" aria-hidden="true" focusable="false">
      <path d={rest} />
      <path className={styles.on} d={own} />
    </svg>
  );
};

const Path = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className={styles.path}>
    {steps.map(({ key, from, to, labor }) => (
      <li key={key} className="grid">
        <div className={styles.when}>
          <b className="tnum">{from === to ? texts('week', { from }) : texts('weeks', { from, to })}</b>
          <Weeks from={from} to={to} />
        </div>
        <div className={styles.what}>
          <h3>{texts(key)}</h3>
          <p>{texts(`${key}.words`)}</p>
        </div>
        <Quote className={styles.words} labor={labor}>
          {texts(`${key}.quote`)}
        </Quote>
      </li>
    ))}
  </ol>
);

/** Two ways through the stages, of persons who are said to be invented. */
export const Pathways = () => (
  <Section id="pathways" side={texts('path.side')} title={texts('path.title')} lead={texts('path.lead')}>
    <Path steps={ines} />
    <p className={styles.second}>{texts('tomas')}</p>
    <Path steps={tomas} />
  </Section>
);
