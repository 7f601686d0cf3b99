import { Alert, Button } from '#ui';
import type { ArticleContent } from '../../../schemas/editorial';
import styles from '../../pages/editor-page.module.css';
import { texts } from './texts/texts';
import { differing, type Editor } from './use-editor';

const written = (value: ArticleContent[keyof ArticleContent]): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 1);

/** Two versions of one article: both are shown and nothing is lost until the person chooses. */
export const Conflict = ({ editor }: { readonly editor: Editor }) => {
  const { theirs, mine, keepMine, takeTheirs } = editor;
  if (!theirs) return null;
  return (
    <Alert tone="attention" title={texts('conflict')}>
      <p>{texts('conflict.hint')}</p>
      <dl className={styles.differences}>
        {differing(mine, theirs.content).map((field) => (
          <div key={field}>
            <dt>{texts(`f.${field}`)}</dt>
            <dd>
              <small className="quiet">{texts('conflict.theirs')}</small>
              <pre className={styles.kept}>{written(theirs.content[field])}</pre>
            </dd>
            <dd>
              <small className="quiet">{texts('conflict.mine')}</small>
              <pre className={styles.kept}>{written(mine[field])}</pre>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <Button variant="loud" onClick={keepMine}>
          {texts('conflict.keep')}
        </Button>
        <Button onClick={takeTheirs}>{texts('conflict.take')}</Button>
      </div>
    </Alert>
  );
};
