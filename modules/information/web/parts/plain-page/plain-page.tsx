import type { ReactNode } from 'react';
import { useTitle } from '#core/web';
import styles from './plain-page.module.css';

/** One part of a plain page: its heading, then paragraphs and lists of points. */
export interface PlainPart {
  readonly heading: string;
  readonly words: readonly (ReactNode | Points)[];
}
interface Points {
  readonly points: readonly ReactNode[];
}

interface PlainPageProps {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly PlainPart[];
  /** When the words were last changed, as people write it. */
  readonly changed: string;
}

const isList = (words: ReactNode | Points): words is Points =>
  typeof words === 'object' && words !== null && 'points' in words;

const Words = ({ words }: { readonly words: PlainPart['words'][number] }) =>
  isList(words) ? (
    <ul>
      {words.points.map((point, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the points of a text never change places
        <li key={at}>{point}</li>
      ))}
    </ul>
  ) : (
    <p>{words}</p>
  );

/** A page that is only read: what we keep, what we agree on, how the product can be used. */
export const PlainPage = ({ title, lead, parts, changed }: PlainPageProps) => {
  useTitle(title);
  return (
    <article className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <div className={styles.parts}>
        {parts.map(({ heading, words }) => (
          <section key={heading} className={styles.part}>
            <h2>{heading}</h2>
            <div className={styles.words}>
              {words.map((some, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never change places
                <Words key={at} words={some} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <p className="quiet small">{changed}</p>
    </article>
  );
};
