import { failure } from '#core/web';
import { toast } from '#ui';
import type { ReadingInsight, ReadingTheme } from '../../schemas/reading';
import type { SynthesisView } from '../../schemas/synthesis';
import { giveVerdict, keepVerdict } from '../api/synthesis';
import { texts } from '../texts/texts';
import { Frameworks } from './frameworks';
import { Passage } from './passage';
import styles from './reading-body.module.css';
import { ThemeTable } from './theme-table';
import { Verdict } from './verdict';

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];

/** The reading itself, set like a printed essay. `live` allows a verdict; older versions are only read. */
export const ReadingBody = ({ synthesis, live }: { readonly synthesis: SynthesisView; readonly live: boolean }) => {
  const { reading, feedback } = synthesis;
  const judge = async (itemId: string, verdict: 'agree' | 'not-me') => {
    try {
      await giveVerdict(synthesis.id, itemId, verdict);
      await keepVerdict(synthesis, itemId, verdict);
    } catch (error) {
      toast(failure(error));
    }
  };
  const verdict = (item: ReadingTheme | ReadingInsight, title: string) =>
    live && <Verdict of={title} value={feedback[item.id]} onGive={(value) => void judge(item.id, value)} />;
  return (
    <article className={styles.reading}>
      <div className={styles.columns}>
        {reading.opening.map((paragraph) => (
          <p key={paragraph} className={styles.prose}>
            {paragraph}
          </p>
        ))}
      </div>
      {reading.themes.length > 0 && <ThemeTable themes={reading.themes} />}
      {reading.themes.length === 0 && <p className={styles.none}>{texts('noPassageStoodOut')}</p>}
      {reading.themes.map((theme, index) => (
        <section key={theme.id} id={theme.id} className={styles.columns} aria-label={theme.title}>
          <h2 className={styles.title}>
            <i aria-hidden="true">{roman[index]}</i> {theme.title}
          </h2>
          <p className={index === 0 ? styles.first : styles.prose}>{theme.description}</p>
          <div className={styles.aside}>{verdict(theme, theme.title)}</div>
          {theme.quotes.map((quote) => (
            <Passage key={`${quote.responseId}${quote.start}`} quote={quote} />
          ))}
          <p className={styles.question}>{theme.question}</p>
        </section>
      ))}
      <Frameworks insights={reading.insights} thin={reading.thin} verdict={verdict} />
      {reading.chart.length > 0 && (
        <section className={styles.columns} aria-labelledby="chart-title">
          <h2 id="chart-title" className={styles.title}>
            {texts('besideItYourChart')}
          </h2>
          {reading.chart.map((paragraph) => (
            <p key={paragraph} className={styles.prose}>
              {paragraph}
            </p>
          ))}
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
                <b>{title}.</b> {text}
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className={styles.columns}>
        {reading.closing.map((paragraph) => (
          <p key={paragraph} className={styles.closing}>
            {paragraph}
          </p>
        ))}
      </div>
    </article>
  );
};
