import { useState } from 'react';
import { Link } from '#core/web';
import { Button } from '#ui';
import type { LaborView } from '../../schemas/labor';
import styles from './prompts.module.css';

/** Questions for an empty page, one more at a time, and the authors behind the Labor. */
export const Prompts = ({ labor }: { readonly labor: LaborView }) => {
  const [shown, setShown] = useState(2);
  return (
    <aside className={styles.prompts} id="prompts" aria-labelledby="prompts-title">
      <h2 id="prompts-title" className={styles.title}>
        If the page stays white
      </h2>
      <ul className={styles.list}>
        {labor.prompts.slice(0, shown).map((prompt) => (
          <li key={prompt}>{prompt}</li>
        ))}
      </ul>
      {shown < labor.prompts.length && (
        <Button variant="bare" onClick={() => setShown(shown + 1)}>
          Ask me another
        </Button>
      )}
      <details className={styles.authors}>
        <summary>Who thought about this</summary>
        {labor.authors.map(({ name, work, note }) => (
          <p key={work}>
            <b>{name}</b>, <cite>{work}</cite>. {note}
          </p>
        ))}
      </details>
      <p className={styles.pace}>
        This one can be heavy. Stop whenever you like, it is kept. <Link to="/help-now">Need help now?</Link>
      </p>
    </aside>
  );
};
