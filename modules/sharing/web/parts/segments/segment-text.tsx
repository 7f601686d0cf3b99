import { formatDateTime } from '#core/web';
import { MediaPlayer } from '#ui/media-player/media-player';
import { Quote } from '#ui/quote/quote';
import type { SegmentContent } from '../../../schemas/segment';
import { isOwnWords, laborOf, segmentName } from './segment-name';
import styles from './segment-text.module.css';
import { segmentTexts as texts } from './texts/texts';

/** What a segment holds, as it is read: facts as a list, the client's own sentences in their own dress. */
export const SegmentText = ({
  segment,
  content,
}: {
  readonly segment: string;
  readonly content: SegmentContent | null;
}) => {
  if (!content || content.entries.length === 0) return <p className="quiet">{texts('nothing')}</p>;
  const own = isOwnWords(segment);
  const reading = segment === 'synthesis';
  return (
    <div className={styles.text}>
      {own || reading ? (
        content.entries.map(({ label, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same label; they never change places
          <section key={index} className={styles.piece}>
            {label !== segmentName(segment) && <h4>{label}</h4>}
            {own ? (
              <Quote labor={laborOf(segment) ?? undefined} className={styles.words}>
                {text.trim()}
              </Quote>
            ) : (
              <p className={`prose ${styles.words}`}>{text}</p>
            )}
          </section>
        ))
      ) : (
        <dl className={styles.facts}>
          {content.entries.map(({ label, text, audioUrl }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <div key={index}>
              <dt>{label}</dt>
              <dd>
                {text}
                {audioUrl && <MediaPlayer kind="audio" title={label} src={audioUrl} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="small quiet">{texts('changed', { when: formatDateTime(content.updatedAt) })}</p>
    </div>
  );
};
