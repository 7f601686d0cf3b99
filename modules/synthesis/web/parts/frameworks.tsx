import { Quote } from '#ui/quote/quote';
import type { Reading, ReadingInsight } from '../../schemas/reading';
import { texts } from '../texts/texts';
import styles from './frameworks.module.css';
import type { Judge } from './judge';
import { Verdict } from './verdict';

const groups = [
  ['jung', 'jung', 'primary'],
  ['frankl', 'frankl', 'secondary'],
  ['eliade', 'eliade', 'supporting'],
  ['others', 'others', 'additional'],
] as const;

const Insight = ({ insight, judge }: { readonly insight: ReadingInsight; readonly judge: Judge }) => (
  <div className={styles.insight}>
    <h4>{insight.concept}</h4>
    <p className="small quiet">
      {insight.thinker}, <cite>{insight.work}</cite>
    </p>
    <p>{insight.note}</p>
    <p className="small quiet">{texts('youMayWantTo')}</p>
    {insight.quotes.map((quote) => (
      <Quote
        key={`${quote.responseId}${quote.start}`}
        labor={quote.laborNumber}
        source={quote.by === undefined ? quote.laborName : texts('wordsOf', { by: quote.by })}
      >
        {quote.text.trim()}
      </Quote>
    ))}
    <p className={styles.question}>{insight.question}</p>
    <Verdict
      id={insight.id}
      of={insight.concept}
      value={judge.given[insight.id]}
      onGive={(value) => void judge.give(insight.id, value)}
    />
  </div>
);

/** Framework integration: what authors thought, beside passages that stand out for it. Where none does, it says so. */
export const Frameworks = ({
  insights,
  silent = {},
  thin,
  judge,
}: {
  readonly insights: readonly ReadingInsight[];
  /** What is said of a framework without a passage. */
  readonly silent?: Reading['silent'];
  readonly thin: boolean;
  readonly judge: Judge;
}) => {
  if (thin && insights.length === 0) return null;
  return (
    <section className={styles.frameworks} aria-labelledby="frameworks-title">
      <h2 id="frameworks-title">{texts('waysOfReading')}</h2>
      <div className={styles.groups}>
        {groups.map(([key, name, rank]) => {
          const own = insights.filter((one) => one.framework === key);
          return (
            <section key={key} aria-label={texts(name)}>
              <h3 className={styles.thinker}>
                {texts(name)} <small>{texts(rank)}</small>
              </h3>
              {own.length === 0 && <p className="quiet">{silent[key] ?? texts('noPassageStoodOut')}</p>}
              {own.map((insight) => (
                <Insight key={insight.id} insight={insight} judge={judge} />
              ))}
            </section>
          );
        })}
      </div>
    </section>
  );
};
