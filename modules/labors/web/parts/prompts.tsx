import { useState } from 'react';
import { Link } from '#core/web';
import { Button } from '#ui';
import type { LaborView } from '../../schemas/labor';
import { texts } from '../texts/texts';
import styles from './prompts.module.css';

/** Questions for an empty page, one more at a time, and the authors behind the Labor. */
export const Prompts = ({ labor }: { readonly labor: LaborView }) => {
  const [shown, setShown] = useState(2);
  return (
    <aside className={styles.prompts} id="prompts" aria-labelledby="prompts-title">
      <h2 id="prompts-title" className={styles.title}>
        {texts('ifThePageStays')}
      </h2>
      <ul className={styles.list}>
        {labor.prompts.slice(0, shown).map((prompt) => (
          <li key={prompt}>{prompt}</li>
        ))}
      </ul>
      {shown < labor.prompts.length && (
        <Button variant="bare" flush onClick={() => setShown(shown + 1)}>
          {texts('askMeAnother')}
        </Button>
      )}
      <details className={styles.authors}>
        <summary>{texts('whoThoughtAboutThis')}</summary>
        {labor.authors.map(({ name, work, note }) => (
          <p key={work}>
            <b>{name}</b>, <cite>{work}</cite>. {note}
          </p>
        ))}
      </details>
      <p className={styles.pace}>
        {texts('thisOneCanBe')} <Link to="/help-now">{texts('needHelpNow')}</Link>
      </p>
    </aside>
  );
};
