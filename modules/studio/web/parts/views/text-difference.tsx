import { diffWordsWithSpace } from 'diff';
import { Fragment } from 'react';
import { texts } from '../../texts/texts';
import styles from './views.module.css';

/** One text against another, word by word. What is read aloud says which words came and which went. */
export const TextDifference = ({ before, after }: { readonly before: string; readonly after: string }) => (
  <p className={styles.difference}>
    {diffWordsWithSpace(before, after).map(({ value, added, removed }, at) => {
      const key = `${at} ${value}`;
      if (!added && !removed) return <Fragment key={key}>{value}</Fragment>;
      const Mark = added ? 'ins' : 'del';
      return (
        <Mark key={key}>
          <span className="visually-hidden">{texts(added ? 'differences.added' : 'differences.removed')} </span>
          {value}
        </Mark>
      );
    })}
  </p>
);
