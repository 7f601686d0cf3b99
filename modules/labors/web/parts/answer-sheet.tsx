import { useState } from 'react';
import { useApi } from '#core/web';
import { Button, Skeleton } from '#ui';
import type { LaborResponseVersionView, LaborResponseView } from '../../schemas/labor-response';
import { wordsText } from '../../schemas/text';
import { historyPath } from '../api/labors';
import { texts } from '../texts/texts';
import styles from './answer-sheet.module.css';

const when = (iso: string): string =>
  new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const Versions = ({ id, onRestore }: { readonly id: string; readonly onRestore: (text: string) => void }) => {
  const { data, error, reload } = useApi<LaborResponseVersionView[]>(historyPath(id));
  if (error)
    return (
      <p>
        {error.message}{' '}
        <Button variant="bare" onClick={() => void reload()}>
          {texts('tryAgain')}
        </Button>
      </p>
    );
  if (!data) return <Skeleton />;
  return (
    <ol className={styles.versions}>
      {data.map(({ version, textResponse, words, savedAt }, index) => (
        <li key={version}>
          <details>
            <summary className="tnum">
              {texts('version', { version, savedAt: when(savedAt), words: wordsText(words) })}
            </summary>
            <p className={styles.text}>{textResponse}</p>
            {index > 0 && <Button onClick={() => onRestore(textResponse)}>{texts('writeOnFromThis')}</Button>}
          </details>
        </li>
      ))}
    </ol>
  );
};

/** A saved answer, to be read; editing, older versions and deletion begin here. */
export const AnswerSheet = ({
  answer,
  onEdit,
  onDelete,
}: {
  readonly answer: LaborResponseView;
  readonly onEdit: (text?: string) => void;
  readonly onDelete: () => void;
}) => {
  const [older, setOlder] = useState(false);
  return (
    <section aria-label={texts('yourResponse')}>
      <p className={styles.text}>{answer.textResponse}</p>
      <p className={styles.facts}>
        {texts('saved', { words: wordsText(answer.words), updatedAt: when(answer.updatedAt) })}
      </p>
      <div className={styles.actions}>
        {answer.can.edit && (
          <Button variant="loud" onClick={() => onEdit()}>
            {texts('edit')}
          </Button>
        )}
        {answer.version > 1 && (
          <Button aria-expanded={older} onClick={() => setOlder(!older)}>
            {texts('earlierVersions')}
          </Button>
        )}
        {answer.can.withdraw && (
          <Button variant="bare" onClick={onDelete}>
            {texts('delete')}
          </Button>
        )}
      </div>
      {older && <Versions id={answer.id} onRestore={onEdit} />}
    </section>
  );
};
