import { useId, useState } from 'react';
import { api, findNewerVersion, formatNumber } from '#core/web';
import { readDraft, type StoredDraft, saveDraft } from '#core/web/drafts';
import { Alert, Button, Textarea } from '#ui';
import { saveAnswer } from '../../schemas/endpoints';
import type { OwnQuestion } from '../../schemas/questions';
import { maxAnswerLength } from '../../schemas/values';
import { texts } from '../texts/texts';
import styles from './question.module.css';

const placeOf = ({ id }: OwnQuestion): string => `question.${id}`;
const readOwnDraft = (userId: string, question: OwnQuestion): StoredDraft<'text'> =>
  readDraft(userId, placeOf(question), { text: question.answer?.text ?? '' });

/** Whether this device keeps words for a question that were not saved. */
export const hasDraft = (userId: string, question: OwnQuestion): boolean =>
  readOwnDraft(userId, question).text !== (question.answer?.text ?? '');

interface FormProps {
  readonly question: OwnQuestion;
  readonly userId: string;
  readonly onSaved: (question: OwnQuestion) => void;
  /** A version that was saved elsewhere is taken instead of what was written here. */
  readonly onTaken: (question: OwnQuestion) => void;
  readonly onSkip: (() => void) | null;
  readonly onCancel: (() => void) | null;
}

/** Where a question is answered. Each key is kept on the device until the server has the words. */
export const AnswerForm = ({ question, userId, onSaved, onTaken, onSkip, onCancel }: FormProps) => {
  const field = useId();
  const [draft, setDraft] = useState(() => readOwnDraft(userId, question));
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [newer, setNewer] = useState<OwnQuestion | null>(null);
  const place = placeOf(question);
  const forget = (): void => saveDraft(userId, place, null);

  const write = (text: string): void => {
    const next = { ...draft, text };
    setDraft(next);
    setError(null);
    saveDraft(userId, place, next);
  };
  const save = async (replaces: number | null): Promise<void> => {
    const over = draft.text.length - maxAnswerLength;
    if (draft.text.trim() === '') return setError(texts('card.blank'));
    if (over > 0)
      return setError(texts('card.too-long', { most: formatNumber(maxAnswerLength), over: formatNumber(over) }));
    setSaving(true);
    setError(null);
    try {
      const input = { params: { id: question.id }, body: { text: draft.text } };
      const saved = await api(saveAnswer, input, replaces === null ? {} : { ifMatch: replaces });
      forget();
      onSaved(saved);
    } catch (caught) {
      const current = findNewerVersion(caught, saveAnswer);
      if (current) setNewer(current);
      else setError(texts('card.not-saved'));
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className={styles.field}>
      <label htmlFor={field}>{texts('card.answer')}</label>
      <Textarea
        id={field}
        rows={4}
        value={draft.text}
        aria-invalid={error !== null || undefined}
        aria-describedby={`${question.id}-question ${field}-note`}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save(question.answer?.version ?? null);
        }}
      />
      <p id={`${field}-note`} className="small quiet" role={error ? 'alert' : undefined}>
        {error ?? texts('card.device')}
      </p>
      {newer?.answer && (
        <Alert tone="attention" title={texts('conflict.title')}>
          <p className={styles.own}>{newer.answer.text}</p>
          <div className={styles.acts}>
            <Button
              onClick={() => {
                setNewer(null);
                void save(newer.answer?.version ?? null);
              }}
            >
              {texts('conflict.mine')}
            </Button>
            <Button
              onClick={() => {
                forget();
                onTaken(newer);
              }}
            >
              {texts('conflict.theirs')}
            </Button>
          </div>
        </Alert>
      )}
      <div className={styles.acts}>
        <Button
          pending={isSaving}
          pendingText={texts('card.saving')}
          onClick={() => void save(question.answer?.version ?? null)}
        >
          {texts('card.save')}
        </Button>
        {onSkip && (
          <Button
            variant="bare"
            onClick={() => {
              forget();
              onSkip();
            }}
          >
            {texts('card.skip')}
          </Button>
        )}
        {onCancel && (
          <Button
            variant="bare"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            {texts('card.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
};
