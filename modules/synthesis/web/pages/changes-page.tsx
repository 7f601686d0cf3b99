import type { ReactNode } from 'react';
import { Link, useApi, useParams, useTitle } from '#core/web';
import { Alert, Button, LinkButton, Skeleton } from '#ui';
import { laborNameIn } from '../../lib/labor-names';
import { getSynthesis, getVersion } from '../../schemas/endpoints';
import type { SynthesisView } from '../../schemas/synthesis';
import { pageLanguage } from '../api/page-language';
import { changesBetween, type Difference, type Heading } from '../parts/changes/changes';
import { texts } from '../parts/changes/texts/texts';
import styles from './changes.module.css';

type Side = keyof Difference<unknown>;
const sides: readonly Side[] = ['added', 'gone', 'kept'];

interface PartProps<T> {
  readonly name: 'themes' | 'thoughts' | 'quotes' | 'paragraphs';
  readonly found: Difference<T>;
  readonly show: (one: T) => { readonly key: string; readonly item: ReactNode };
}

/** One part of both readings: what came, what went, what stayed; nothing where neither has it. */
const Part = <T,>({ name, found, show }: PartProps<T>) =>
  sides.every((side) => found[side].length === 0) ? null : (
    <section className={styles.part} aria-labelledby={`changed-${name}`}>
      <h2 id={`changed-${name}`}>{texts(name)}</h2>
      <div className={styles.sides}>
        {sides.map((side) => (
          <div key={side} data-side={side}>
            <h3>{texts(side)}</h3>
            {found[side].length === 0 ? (
              <p className="quiet">{texts('none')}</p>
            ) : (
              <ul>
                {found[side].map((one) => {
                  const { key, item } = show(one);
                  return <li key={key}>{item}</li>;
                })}
              </ul>
            )}
          </div>
        ))}
      </div>
    </section>
  );

const heading = ({ title, reworded }: Heading) => ({
  key: title,
  item: (
    <>
      {title}
      {reworded && <small>{texts('reworded')}</small>}
    </>
  ),
});

const Both = ({ older, newer }: { readonly older: SynthesisView; readonly newer: SynthesisView }) => {
  if (older.id === newer.id) return <p>{texts('newest')}</p>;
  const { themes, thoughts, quotes, paragraphs, same } = changesBetween(older.reading, newer.reading);
  if (same) return <p>{texts('same')}</p>;
  return (
    <>
      <Part name="themes" found={themes} show={heading} />
      <Part name="thoughts" found={thoughts} show={heading} />
      <Part
        name="quotes"
        found={quotes}
        show={({ text, laborNumber, laborName }) => ({
          key: `${laborNumber} ${text}`,
          item: (
            <>
              <q>{text.trim()}</q>
              <small>
                {texts('from', { laborNumber, laborName: laborNameIn(pageLanguage(), laborNumber, laborName) })}
              </small>
            </>
          ),
        })}
      />
      <Part name="paragraphs" found={paragraphs} show={(text) => ({ key: text, item: text })} />
    </>
  );
};

/** An earlier version next to the newest one. */
export const ChangesPage = () => {
  const id = useParams()['id'] ?? '';
  const older = useApi(getVersion, { params: { id } });
  const newer = useApi(getSynthesis);
  const both = older.data && newer.data ? { older: older.data, newer: newer.data } : null;
  const error = older.error ?? newer.error;
  useTitle(texts('plain'));
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <p className="eyebrow">{texts('place')}</p>
        <h1>{both ? texts('title', { older: both.older.version, newer: both.newer.version }) : texts('plain')}</h1>
        <p>{texts('lead')}</p>
      </header>
      {error && !both && (
        <Alert
          tone="error"
          action={<Button onClick={() => void Promise.all([older.reload(), newer.reload()])}>{texts('again')}</Button>}
        >
          {error.message}
        </Alert>
      )}
      {!both && !error && <Skeleton lines={8} label={texts('loading')} />}
      {both && <Both older={both.older} newer={both.newer} />}
      <footer className={styles.foot}>
        {both && (
          <LinkButton as={Link} to={`/synthesis/${id}`}>
            {texts('older', { version: both.older.version })}
          </LinkButton>
        )}
        <LinkButton as={Link} to="/synthesis">
          {texts('toNewest')}
        </LinkButton>
      </footer>
    </div>
  );
};
