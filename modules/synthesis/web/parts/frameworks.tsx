import type { ReactNode } from 'react';
import type { Reading, ReadingInsight } from '../../schemas/reading';
import { pageLanguage } from '../api/page-language';
import { texts } from '../texts/texts';
import styles from './frameworks.module.css';
import type { Judge } from './judge';
import { Judged } from './judged';
import { Passage } from './passage';

const groups = [
  ['jung', 'jung', 'primary'],
  ['frankl', 'frankl', 'secondary'],
  ['eliade', 'eliade', 'supporting'],
  ['others', 'others', 'additional'],
] as const;

const Insight = ({
  insight,
  judge,
  children,
}: {
  readonly insight: ReadingInsight;
  readonly judge: Judge;
  readonly children: ReactNode;
}) => (
  <div className={styles.insight} id={insight.id}>
    <div className={styles.text}>
      {children}
      <h4>{insight.concept}</h4>
      <p className="small quiet">
        {insight.thinker}, <cite>{insight.work}</cite>
      </p>
      <p className={styles.note}>{insight.note}</p>
    </div>
    <div className={styles.own}>
      <p className="small quiet" lang={pageLanguage()}>
        {texts('youMayWantTo')}
      </p>
      {insight.quotes.map((quote) => (
        <Passage key={`${quote.responseId}${quote.start}`} quote={quote} />
      ))}
    </div>
    <div className={styles.rest}>
      <Judged id={insight.id} of={insight.concept} judge={judge}>
        {insight.question !== '' && <p className={styles.question}>{insight.question}</p>}
      </Judged>
    </div>
  </div>
);

/** Frameworks without a passage, in one line. */
const Without = ({ groups: without }: { readonly groups: readonly (typeof groups)[number][] }) =>
  without.length > 0 && (
    <p className={styles.silent} lang={pageLanguage()}>
      {texts('noPassageFor', {
        names: new Intl.ListFormat(pageLanguage(), { type: 'disjunction' }).format(
          without.map(([key, name]) => texts(key === 'others' ? 'otherAuthors' : name)),
        ),
      })}
    </p>
  );

/** Framework integration: what authors thought, next to passages that stand out for it. Where none does, it says so. */
export const Frameworks = ({
  insights,
  silent = {},
  thin,
  judge,
  above,
}: {
  readonly insights: readonly ReadingInsight[];
  /** What an older reading says of a framework without a passage. */
  readonly silent?: Reading['silent'];
  readonly thin: boolean;
  readonly judge: Judge;
  /** What stands above an insight: what it took the place of. */
  readonly above: (id: string) => ReactNode;
}) => {
  if (insights.length === 0 && (thin || Object.keys(silent).length === 0)) return null;
  const isShown = ([key]: (typeof groups)[number]): boolean =>
    silent[key] !== undefined || insights.some((one) => one.framework === key);
  return (
    <section className={styles.frameworks} aria-labelledby="frameworks-title">
      <h2 id="frameworks-title" lang={pageLanguage()}>
        {texts('waysOfReading')}
      </h2>
      {groups.filter(isShown).map(([key, name, rank]) => {
        const own = insights.filter((one) => one.framework === key);
        return (
          <section key={key} className={styles.group} aria-label={texts(name)}>
            <h3 className={styles.thinker}>
              {texts(name)} <small lang={pageLanguage()}>{texts(rank)}</small>
            </h3>
            {own.length === 0 && <p className={styles.silent}>{silent[key]}</p>}
            {own.map((insight) => (
              <Insight key={insight.id} insight={insight} judge={judge}>
                {above(insight.id)}
              </Insight>
            ))}
          </section>
        );
      })}
      <Without groups={groups.filter((one) => !isShown(one))} />
    </section>
  );
};
