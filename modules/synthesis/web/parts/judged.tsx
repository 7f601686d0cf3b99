import type { ReactNode } from 'react';
import type { Judge } from './judge';
import styles from './judged.module.css';
import { Verdict } from './verdict';

interface JudgedProps {
  /** Name of the part; null for one that has none, which is then only read. */
  readonly id: string | null;
  /** What a screen reader calls it: a title, or the paragraph itself. */
  readonly of: string;
  readonly judge: Judge;
  readonly children: ReactNode;
}

const most = 60;
/** The first words of a paragraph. */
const beginning = (text: string): string =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most))} …`;

/** Something that the reading says, and below it what its client says of that: agree, not me, a note. */
export const Judged = ({ id, of, judge, children }: JudgedProps) => (
  <div className={styles.said}>
    {children}
    {id !== null && <Verdict key={id} id={id} of={beginning(of)} judge={judge} />}
  </div>
);
