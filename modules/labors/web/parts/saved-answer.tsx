import { useState } from 'react';
import { api, Slot } from '#core/web';
import { afterWriting } from '#modules/safety/public';
import { Alert, Button } from '#ui';
import { getResponse } from '../../schemas/endpoints';
import type { LaborResponseView } from '../../schemas/labor-response';
import { isCompleted } from '../../schemas/values';
import { texts } from '../texts/texts';
import { formatWords } from './format-words';
import styles from './saved-answer.module.css';
import { SpokenText } from './spoken-text';
import { Versions } from './versions';
import { ClipPlayer } from './voice/clip-player';
import { SavedRecording } from './voice/saved-recording';
import { useRecordings } from './voice/use-recordings';
import { when } from './when';

/** The voice in an answer: heard, corrected, or taken out; the confirmed words alone once it was deleted. */
const Voice = ({ answer, onChanged }: { readonly answer: LaborResponseView; readonly onChanged: () => void }) => {
  const { recordings } = useRecordings(answer.laborNumber);
  const recording = recordings.find(({ audioUrl }) => audioUrl === answer.audioUrl);
  if (recording) return <SavedRecording recording={recording} onConfirmed={onChanged} onDeleted={onChanged} />;
  return (
    <>
      {answer.audioUrl && <ClipPlayer source={answer.audioUrl} seconds={answer.seconds ?? 0} />}
      {answer.transcription && <SpokenText>{answer.transcription}</SpokenText>}
    </>
  );
};

/** A saved answer, to be read and heard; editing, older versions and deletion begin here. */
export const SavedAnswer = ({
  answer,
  onEdit,
  onChanged,
  onDelete,
}: {
  readonly answer: LaborResponseView;
  readonly onEdit: (text?: string) => void;
  /** A newer version came about without writing. */
  readonly onChanged: (answer: LaborResponseView) => void;
  readonly onDelete: () => void;
}) => {
  const [older, setOlder] = useState(false);
  const spoken = answer.audioUrl !== undefined || answer.transcription !== undefined;
  return (
    <section aria-label={texts('yourResponse')}>
      {answer.help && <Slot of={afterWriting} with={{ level: answer.help, text: answer.textResponse }} />}
      {!isCompleted(answer) && (
        <Alert tone="attention" title={texts('notCompleted')} className={styles.notice}>
          {texts('wordsMissing')}
        </Alert>
      )}
      {answer.textResponse.trim() !== '' && <p className={styles.text}>{answer.textResponse}</p>}
      {spoken && (
        <div className={styles.voice}>
          <Voice
            answer={answer}
            onChanged={() => void api(getResponse, { params: { id: answer.id } }).then(onChanged)}
          />
        </div>
      )}
      <p className={styles.facts}>
        {texts('saved', { words: formatWords(answer.words), updatedAt: when(answer.updatedAt) })}
      </p>
      <div className={styles.actions}>
        {answer.can.edit && (
          <Button variant={isCompleted(answer) ? 'plain' : 'loud'} onClick={() => onEdit()}>
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
      {older && <Versions answer={answer} onWrite={onEdit} onRestored={onChanged} />}
    </section>
  );
};
