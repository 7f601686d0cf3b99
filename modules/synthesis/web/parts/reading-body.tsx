import { paragraphsOf, practiceId, type Section } from '../../schemas/parts';
import type { SynthesisView } from '../../schemas/synthesis';
import { texts } from '../texts/texts';
import { Frameworks } from './frameworks';
import { judgeOf, type OnJudged } from './judge';
import { Judged } from './judged';
import { Passage } from './passage';
import styles from './reading-body.module.css';
import { ThemeTable } from './theme-table';

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/**
 * The reading itself, set like a printed essay; beside each observation its client says whether it is them. Counts and facts of the
 * chart are not asked about; paragraphs that a language model worded are.
 */
export const ReadingBody = ({
  synthesis,
  onJudged,
  isTitled = false,
}: {
  readonly synthesis: SynthesisView;
  readonly onJudged: OnJudged;
  /** Whether the page shows the title of the reading as its own. */
  readonly isTitled?: boolean;
}) => {
  const { reading, engine } = synthesis;
  const judge = judgeOf(synthesis, onJudged);
  const paragraphs = (section: Section) => {
    const style = section === 'closing' ? styles.closing : styles.prose;
    if (engine.kind === 'embedded') return <p className={style}>{reading[section].join(' ')}</p>;
    return paragraphsOf(reading, section).map(({ id, text }) => (
      <Judged key={id ?? text} id={section === 'chart' ? null : id} of={text} judge={judge}>
        <p className={style}>{text}</p>
      </Judged>
    ));
  };
  return (
    <article className={styles.reading} lang={reading.language ?? 'en'}>
      {reading.title && !isTitled && (
        <header className={styles.columns}>
          <h2 className={styles.headline}>{reading.title.text}</h2>
          <p className="small quiet">{texts('titleFrom', { laborNumber: reading.title.quote.laborNumber })}</p>
        </header>
      )}
      {reading.opening.length > 0 && <div className={styles.columns}>{paragraphs('opening')}</div>}
      {reading.themes.length > 0 && <ThemeTable themes={reading.themes} />}
      {reading.themes.length === 0 && <p className={styles.none}>{texts('noPassageStoodOut')}</p>}
      {reading.themes.map((theme, index) => (
        <section key={theme.id} id={theme.id} className={styles.columns} aria-label={theme.title}>
          <h2 className={styles.title}>
            <i aria-hidden="true">{roman[index]}</i> {theme.title}
          </h2>
          <Judged id={theme.id} of={theme.title} judge={judge}>
            <p className={index === 0 ? styles.first : styles.prose}>{theme.description}</p>
          </Judged>
          {theme.quotes.map((quote) => (
            <Passage key={`${quote.responseId}${quote.start}`} quote={quote} />
          ))}
          <p className={styles.question}>{theme.question}</p>
          {theme.how && (
            <details className={styles.how}>
              <summary>{texts('howFound')}</summary>
              <p>{theme.how}</p>
            </details>
          )}
        </section>
      ))}
      <Frameworks insights={reading.insights} silent={reading.silent} thin={reading.thin} judge={judge} />
      {reading.chart.length > 0 && (
        <section className={styles.columns} aria-labelledby="chart-title">
          <h2 id="chart-title" className={styles.title}>
            {texts('besideItYourChart')}
          </h2>
          {paragraphs('chart')}
        </section>
      )}
      {reading.guidance.length > 0 && (
        <section className={styles.columns} aria-labelledby="guidance-title">
          <h2 id="guidance-title" className={styles.title}>
            {texts('forTheComingWeeks')}
          </h2>
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
        </section>
      )}
      {reading.closing.length > 0 && <div className={styles.columns}>{paragraphs('closing')}</div>}
    </article>
  );
};
