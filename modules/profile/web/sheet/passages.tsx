import { Link, useApi } from '#core/web';
import { Alert, Button, LinkButton, Skeleton } from '#ui';
import { Quote } from '#ui/quote/quote';
import type { PassagesView } from '../../schemas/passages';
import { lookText } from '../../themes/look';
import type { BodygraphSelection } from '../bodygraph/chart';
import styles from './passages.module.css';
import { texts } from './texts/texts';

interface Named {
  readonly laborNumber: number;
  readonly name: string;
}

/** The Labor that would have something to say: the nearest that is unanswered, else the nearest. */
const Suggestion = ({ labors }: Pick<PassagesView, 'labors'>) => {
  const { data: named } = useApi<readonly Named[]>('/api/labors');
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
          {view.passages.map(({ responseId, laborNumber, laborName, text, reason }) => (
            <li key={`${responseId} ${text}`}>
              <Quote
                source={
                  <Link to={`/intake/${laborNumber}`}>{texts('labor', { number: laborNumber, name: laborName })}</Link>
                }
              >
                {text.trim()}
              </Quote>
              <p className={styles.reason}>{reason}</p>
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
  const { data, error, reload } = useApi<PassagesView>(`/api/holistic-profiles/me/passages?look=${lookText(look)}`);
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
