import { useState } from 'react';
import { useApi } from '#core/web';
import { Button, Skeleton } from '#ui';
import type { LaborResponseVersionView, LaborResponseView } from '../../schemas/labor-response';
import { wordsText } from '../../schemas/text';
import { historyPath } from '../api/labors';
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
          Try again
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
              Version {version} · {when(savedAt)} · {wordsText(words)}
            </summary>
            <p className={styles.text}>{textResponse}</p>
            {index > 0 && <Button onClick={() => onRestore(textResponse)}>Write on from this version</Button>}
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
    <section aria-label="Your response">
      <p className={styles.text}>{answer.textResponse}</p>
      <p className={styles.facts}>
        {wordsText(answer.words)} · saved {when(answer.updatedAt)}
      </p>
      <div className={styles.actions}>
        {answer.can.edit && (
          <Button variant="loud" onClick={() => onEdit()}>
            Edit
          </Button>
        )}
        {answer.version > 1 && (
          <Button aria-expanded={older} onClick={() => setOlder(!older)}>
            Earlier versions
          </Button>
        )}
        {answer.can.withdraw && (
          <Button variant="bare" onClick={onDelete}>
            Delete
          </Button>
        )}
      </div>
      {older && <Versions id={answer.id} onRestore={onEdit} />}
    </section>
  );
};
