import { useId, useState } from 'react';
import { api } from '#core/web';
import { Button, Field, TextInput } from '#ui';
import { moveArticle } from '../../../schemas/endpoints';
import type { ArticleStatus } from '../../../schemas/values';
import styles from '../../pages/editor-page.module.css';
import { texts } from './texts/texts';
import type { Editor } from './use-editor';

/** The stages this piece can go to, and what stands in the way. */
export const Moves = ({ editor }: { readonly editor: Editor }) => {
  const { stored, changed, save, step, busy } = editor;
  const [at, setAt] = useState('');
  const reasons = useId();
  const incomplete = stored.missing.length > 0;
  const publishing = stored.can.move.some((status) => status === 'published' || status === 'scheduled');

  const move = async (status: ArticleStatus) => {
    if (changed && !(await save())) return;
    const publishAt = status === 'scheduled' && at ? { publishAt: new Date(at).toISOString() } : {};
    await step(({ id, version }) =>
      api(moveArticle, { params: { id }, body: { status, ...publishAt } }, { ifMatch: version }),
    );
  };
  const blocked = (status: ArticleStatus): boolean =>
    (incomplete && (status === 'published' || status === 'scheduled')) || (status === 'scheduled' && at === '');

  return (
    <section className={styles.block}>
      <h2 className={styles.blockTitle}>{texts('moves')}</h2>
      {stored.can.move.length === 0 && <p className="quiet">{texts('move.none')}</p>}
      {publishing && incomplete && (
        <div id={reasons}>
          <p>{texts('move.missing')}</p>
          <ul className={styles.reasons}>
            {stored.missing.map(({ path, message }) => (
              <li key={path}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {stored.can.move.includes('scheduled') && (
        <Field label={texts('move.at')} hint={texts('move.at.hint')} error={editor.error?.field('publishAt')}>
          <TextInput type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
        </Field>
      )}
      <div className={styles.buttons}>
        {stored.can.move.map((status) => (
          <Button
            key={status}
            variant={status === 'published' ? 'loud' : 'plain'}
            pending={busy}
            aria-disabled={blocked(status) || undefined}
            aria-describedby={blocked(status) && incomplete ? reasons : undefined}
            onClick={() => !blocked(status) && void move(status)}
          >
            {texts(status === 'published' && stored.shown ? 'move.changes' : `move.${status}`)}
          </Button>
        ))}
      </div>
      {changed && <p className="quiet small">{texts('move.unsaved')}</p>}
    </section>
  );
};
