import { Link, useApi } from '#core/web';
import { formatShortDay } from '#core/web/format-day';
import { lookText } from '#modules/chart-engine/public';
import { listLabors } from '#modules/labors/public';
import { Alert, Button, LinkButton, Skeleton } from '#ui';
import { Quote } from '#ui/quote/quote';
import { listPassages } from '../../../schemas/endpoints';
import type { PassagesView } from '../../../schemas/passages';
import type { BodygraphSelection } from '../bodygraph/chart';
import styles from './passages.module.css';
import { texts } from './texts/texts';

/** The Labor that would have something to say: the nearest that is unanswered, else the nearest. */
const Suggestion = ({ labors }: Pick<PassagesView, 'labors'>) => {
  const { data: named } = useApi(listLabors);
  const next = labors.find(({ answered }) => !answered) ?? labors[0];
  if (!next) return null;
  const name = named?.find(({ laborNumber }) => laborNumber === next.laborNumber)?.name;
  const number = next.laborNumber;
  return (
    <>
      <p className={styles.reason}>{next.reason}</p>
      <LinkButton as={Link} to={`/intake/${number}`}>
        {name === undefined
          ? texts('laborOnly', { number })
          : texts(next.answered ? 'writeMore' : 'write', { number, name })}
      </LinkButton>
    </>
  );
};

type Passage = PassagesView['passages'][number];

/** The passages of each Labor together, in the order of the first of each. */
const byLabor = (passages: readonly Passage[]): [Passage, ...Passage[]][] => {
  const groups = new Map<number, [Passage, ...Passage[]]>();
  for (const one of passages) {
    const group = groups.get(one.laborNumber);
    if (group) group.push(one);
    else groups.set(one.laborNumber, [one]);
  }
  return [...groups.values()];
};

const Found = ({ view }: { readonly view: PassagesView }) => (
  <>
    {view.passages.length === 0 && (
      <>
        <p>{texts('nothingWritten')}</p>
        <Suggestion labors={view.labors} />
      </>
    )}
    {view.passages.length > 0 && (
      <>
        <ul className={styles.list}>
          {byLabor(view.passages).map(([first, ...more]) => (
            <li key={first.laborNumber}>
              {[first, ...more].map(({ text }) => (
                <Quote key={text}>{text.trim()}</Quote>
              ))}
              <p className={styles.source}>
                <Link to={`/intake/${first.laborNumber}`}>
                  {texts('labor', { number: first.laborNumber, name: first.laborName })}
                </Link>
                <time dateTime={first.writtenAt}>{formatShortDay(first.writtenAt)}</time>
                <span>{first.reason}</span>
              </p>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{texts('foundBy')}</p>
      </>
    )}
    {view.heldBack && (
      <p className={styles.note}>
        {texts('heldBack')} <Link to="/help-now">{texts('help')}</Link>
      </p>
    )}
    {view.unread.length > 0 && <p className={styles.note}>{texts('unread', { count: view.unread.length })}</p>}
  </>
);

/** What the person wrote in the Labors that touches on a part of the bodygraph. */
export const Passages = ({ look }: { readonly look: BodygraphSelection }) => {
  const { data, error, reload } = useApi(listPassages, { query: { look: lookText(look) } });
  return (
    <section className={styles.passages} aria-label={texts('wrote')} aria-busy={!data && !error}>
      <h3 className="eyebrow">{texts('wrote')}</h3>
      {data && <Found view={data} />}
      {!data && error && (
        <Alert
          tone="error"
          title={texts('wroteFailed')}
          action={<Button onClick={() => void reload()}>{texts('tryAgain')}</Button>}
        >
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={3} label={texts('wroteLoading')} />}
    </section>
  );
};
