import { type Ref, useId } from 'react';
import { Button, Field, Icon, Textarea } from '#ui';
import { microphone } from '#ui/icon/shapes';
import { texts } from '../texts/texts';
import styles from './dictation-part.module.css';

interface Props {
  readonly draft: string;
  readonly question: string;
  readonly onWrite: (draft: string) => void;
  readonly onInsert: () => void;
  readonly onMore: () => void;
  readonly onDiscard: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** What was heard, to be corrected and then inserted or thrown away. */
export const DraftPart = ({ draft, question, onWrite, onInsert, onMore, onDiscard, ref }: Props) => {
  const goes = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name the one field in it twice
    <div ref={ref} tabIndex={-1} role="group" aria-label={texts('draft.review')} className={styles.draft}>
      <Field label={texts('draft')} hint={texts('draft.hint')}>
        <Textarea rows={4} value={draft} onChange={({ target }) => onWrite(target.value)} />
      </Field>
      <p className={styles.goes} id={goes}>
        {texts('draft.goes', { question })}
      </p>
      <div className={styles.ways}>
        <Button aria-describedby={goes} aria-disabled={draft.trim() === '' || undefined} onClick={onInsert}>
          {texts('insert')}
        </Button>
        <Button variant="bare" onClick={onMore}>
          <Icon shape={microphone} size={18} />
          {texts('more')}
        </Button>
        <Button variant="bare" onClick={onDiscard}>
          {texts('discard')}
        </Button>
      </div>
    </div>
  );
};
