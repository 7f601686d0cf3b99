import { type FormEvent, useState } from 'react';
import { ApiError, api, failure } from '#core/web';
import { Alert, Button } from '#ui';
import { findMissing } from '../../lib/find-missing';
import { changeMedia } from '../../schemas/endpoints';
import type { MediaView } from '../../schemas/media';
import { texts } from '../texts/texts';
import styles from './edit-dialog.module.css';
import { CreditFields, draftOf, PictureFields, TranscriptField } from './file-fields';

interface DescribeProps {
  readonly file: MediaView;
  readonly onDone: (file: MediaView) => void;
  readonly onBack: () => void;
}

/** Asks for what a file lacks before a page can show it. */
export const Describe = ({ file, onDone, onBack }: DescribeProps) => {
  const [draft, setDraft] = useState(() => draftOf(file));
  const [error, setError] = useState<unknown>(null);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const missing = findMissing({ ...draft, kind: file.kind });
  const wrong = (path: string): string | null => {
    if (error instanceof ApiError && error.field(path)) return error.field(path) ?? null;
    return isChecked && missing?.path === path ? missing.message : null;
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // It lies in a dialog of a page that may be a form itself.
    event.stopPropagation();
    setChecked(true);
    if (missing || isBusy) return;
    setBusy(true);
    setError(null);
    const { isPublished: _, ...body } = draft;
    try {
      onDone(await api(changeMedia, { params: { id: file.id }, body }, { ifMatch: file.version }));
    } catch (reason) {
      setError(reason);
      setBusy(false);
    }
  };
  const fields = {
    file,
    draft,
    wrong,
    edit: (change: Partial<typeof draft>): void => {
      setError(null);
      setDraft((now) => ({ ...now, ...change }));
    },
  };
  const isElsewhere = error !== null && !(error instanceof ApiError && error.fields.length > 0);
  return (
    <form
      className={styles.form}
      aria-label={texts('describe.of', { name: file.name })}
      onSubmit={(event) => void save(event)}
    >
      <p>{texts('describe', { name: file.name })}</p>
      {file.kind === 'picture' ? <PictureFields {...fields} /> : <TranscriptField {...fields} />}
      <CreditFields {...fields} />
      {isElsewhere && <Alert tone="error">{failure(error).description}</Alert>}
      <div className={styles.ends}>
        <Button type="submit" variant="loud" pending={isBusy}>
          {texts('describe.use')}
        </Button>
        <Button variant="bare" onClick={onBack}>
          {texts('describe.back')}
        </Button>
      </div>
    </form>
  );
};
