import { api, Slot } from '#core/web';
import { textDifferences } from '#modules/studio/public';
import { Alert, Button } from '#ui';
import { changeArticle } from '../../../schemas/endpoints';
import styles from '../../pages/editor-page.module.css';
import { contentDescription, toContentFields } from './content-fields';
import { texts } from './texts/texts';
import type { Editor } from './use-editor';

/** Says that changes of a published article are not shown yet, what they are, and takes them back. */
export const Waiting = ({ editor: { stored, step, busy } }: { readonly editor: Editor }) => {
  const { shown } = stored;
  if (!shown) return null;
  const discard = () =>
    step(({ id, version }) => api(changeArticle, { params: { id }, body: shown }, { ifMatch: version }));
  return (
    <div className={styles.waiting}>
      <Alert
        tone="info"
        action={
          <Button pending={busy} onClick={() => void discard()}>
            {texts('waiting.discard')}
          </Button>
        }
      >
        {texts('waiting')}
      </Alert>
      <details>
        <summary>{texts('waiting.differences')}</summary>
        <Slot
          of={textDifferences}
          with={{
            description: contentDescription,
            before: toContentFields(shown),
            after: toContentFields(stored.content),
            lang: stored.content.language,
          }}
        />
      </details>
    </div>
  );
};
