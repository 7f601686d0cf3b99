import { Button, Icon } from '#ui';
import { TimeField } from '#ui/time-field/time-field';
import styles from '../../pages/hours-page.module.css';
import { texts } from '../inbox/texts/texts';
import { newSpan, type Span } from './opening-hours';

interface SpansProps {
  /** The day they belong to, as people say it. */
  readonly day: string;
  readonly spans: readonly Span[];
  readonly wrong: Readonly<Record<string, string>>;
  readonly onChange: (spans: readonly Span[]) => void;
}

const after = (spans: readonly Span[]): Span => (spans.length === 0 ? newSpan() : newSpan('14:00', '17:00'));

/** The hours of one day, row by row. */
export const Spans = ({ day, spans, wrong, onChange }: SpansProps) => {
  const change = (key: string, part: Partial<Span>): void =>
    onChange(spans.map((span) => (span.key === key ? { ...span, ...part } : span)));
  return (
    <div className={styles.spans}>
      {spans.map((span) => (
        <div key={span.key} className={styles.span}>
          {(['from', 'to'] as const).map((end) => (
            <TimeField
              key={end}
              aria-label={texts(`hours.${end}.of`, { day })}
              aria-invalid={wrong[span.key] ? true : undefined}
              aria-describedby={wrong[span.key] ? `wrong-${span.key}` : undefined}
              value={span[end]}
              onChange={(value) => change(span.key, { [end]: value })}
            />
          ))}
          <Button
            variant="bare"
            aria-label={texts('hours.remove.of', { day, from: span.from, to: span.to })}
            onClick={() => onChange(spans.filter(({ key }) => key !== span.key))}
          >
            <Icon name="close" size={18} />
          </Button>
          {wrong[span.key] && (
            <p className={styles.wrong} id={`wrong-${span.key}`}>
              {wrong[span.key]}
            </p>
          )}
        </div>
      ))}
      <Button
        variant="bare"
        className={styles.add}
        aria-label={texts('hours.add.of', { day })}
        onClick={() => onChange([...spans, after(spans)])}
      >
        <Icon name="plus" size={16} />
        {texts('hours.add')}
      </Button>
    </div>
  );
};
