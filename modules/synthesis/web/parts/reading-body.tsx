import type { ReactNode } from 'react';
import { paragraphsOf, practiceId, type Section } from '../../schemas/parts';
import type { SynthesisView } from '../../schemas/synthesis';
import { pageLanguage } from '../api/page-language';
import { texts } from '../texts/texts';
import { Frameworks } from './frameworks';
import { type OnJudged, useJudge } from './judge';
import { Judged } from './judged';
import { Passage } from './passage';
import styles from './reading-body.module.css';
import { Replaced } from './replaced';
import { ThemeTable } from './theme-table';

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/**
 * The reading itself, set like a book: the client's own words in the wide column and what is said of them next to it; below each
 * observation its client says whether it is them. Facts of the chart are not asked about; paragraphs that a language model worded are.
 */
export const ReadingBody = ({
  synthesis,
  onJudged,
  chartPicture,
}: {
  readonly synthesis: SynthesisView;
  readonly onJudged: OnJudged;
  /** Below what is said of the chart. */
  readonly chartPicture?: ReactNode;
}) => {
  const { reading, engine } = synthesis;
  const judge = useJudge(synthesis, onJudged);
  const paragraphs = (section: Section) => {
    const style = section === 'closing' ? styles.closing : styles.prose;
    // What is said of the chart is a list of things that have nothing to do with each other.
    if (engine.kind === 'embedded' && section !== 'chart') return <p className={style}>{reading[section].join(' ')}</p>;
    return paragraphsOf(reading, section).map(({ id, text }) => (
      <Judged key={id ?? text} id={section === 'chart' ? null : id} of={text} judge={judge}>
        <p className={style}>{text}</p>
      </Judged>
    ));
  };
  const shown = new Set([...reading.themes, ...reading.insights].map(({ id }) => id));
  const replacedBy = (id: string) =>
    judge.replaced
      .filter(({ instead }) => instead === id)
      .map((part) => <Replaced key={part.itemId} part={part} judge={judge} />);
  const gone = judge.replaced.filter(({ instead }) => instead === null || !shown.has(instead));
  return (
    <article className={styles.reading} lang={reading.language ?? 'en'}>
      {reading.opening.length > 0 && <div className={styles.opening}>{paragraphs('opening')}</div>}
      {reading.themes.length > 0 && <ThemeTable themes={reading.themes} />}
      {reading.themes.length === 0 && <p className={styles.none}>{texts('noPassageStoodOut')}</p>}
      {reading.themes.map((theme, index) => (
        <section key={theme.id} id={theme.id} className={styles.chapter} aria-label={theme.title}>
          <div className={styles.head}>
            {replacedBy(theme.id)}
            <h2 className={styles.title}>
              <i aria-hidden="true">{roman[index]}</i> {theme.title}
            </h2>
            <p className={styles.said}>{theme.description}</p>
          </div>
          <div className={styles.own}>
            {theme.quotes.map((quote) => (
              <Passage key={`${quote.responseId}${quote.start}`} quote={quote} />
            ))}
          </div>
          <div className={styles.rest}>
            <Judged id={theme.id} of={theme.title} judge={judge}>
              {theme.question !== '' && <p className={styles.question}>{theme.question}</p>}
              {theme.how && (
                <details className={styles.how}>
                  <summary lang={pageLanguage()}>{texts('howFound')}</summary>
                  <p>{theme.how}</p>
                </details>
              )}
            </Judged>
          </div>
        </section>
      ))}
      <Frameworks
        insights={reading.insights}
        silent={reading.silent}
        thin={reading.thin}
        judge={judge}
        above={replacedBy}
      />
      {reading.chart.length > 0 && (
        <section className={styles.chapter} aria-labelledby="chart-title">
          <div className={styles.head}>
            <h2 id="chart-title" className={styles.title} lang={pageLanguage()}>
              {texts('besideItYourChart')}
            </h2>
          </div>
          <div className={styles.text}>
            {paragraphs('chart')}
            {chartPicture}
          </div>
        </section>
      )}
      {reading.guidance.length > 0 && (
        <section className={styles.chapter} aria-labelledby="guidance-title">
          <div className={styles.head}>
            <h2 id="guidance-title" className={styles.title} lang={pageLanguage()}>
              {texts('forTheComingWeeks')}
            </h2>
          </div>
          <div className={styles.text}>
            <ol className={styles.guidance}>
              {reading.guidance.map(({ themeId, title, text }) => (
                <li key={themeId}>
                  <Judged id={practiceId(themeId)} of={title} judge={judge}>
                    <p>
                      <b>{title}.</b> {text}
                    </p>
                  </Judged>
                </li>
              ))}
            </ol>
          </div>
        </section>
      )}
      {reading.closing.length > 0 && <div className={styles.opening}>{paragraphs('closing')}</div>}
      {gone.length > 0 && (
        <section className={styles.gone} aria-label={texts('replaced.title')}>
          {gone.map((part) => (
            <Replaced key={part.itemId} part={part} judge={judge} />
          ))}
        </section>
      )}
    </article>
  );
};
