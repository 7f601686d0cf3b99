import { useState } from 'react';
import { ApiError, api, useApi } from '#core/web';
import { Alert, Button, Skeleton, toast } from '#ui';
import { listResponseVersions, restoreVersion } from '../../schemas/endpoints';
import type { LaborResponseView } from '../../schemas/labor-response';
import { refreshLabors } from '../api/labors';
import { texts } from '../texts/texts';
import { formatWords } from './format-words';
import styles from './saved-answer.module.css';
import { SpokenText } from './spoken-text';
import { ClipPlayer } from './voice/clip-player';
import { when } from './when';

/** All kept versions of an answer; an earlier one can be made the newest again, or written on from. */
export const Versions = ({
  answer,
  onWrite,
  onRestored,
}: {
  readonly answer: LaborResponseView;
  readonly onWrite: (text: string) => void;
  readonly onRestored: (answer: LaborResponseView) => void;
}) => {
  const { data, error, reload } = useApi(listResponseVersions, { params: { id: answer.id } });
  const [failed, setFailed] = useState<string | null>(null);
  const restore = async (version: number) => {
    setFailed(null);
    try {
      const restored = await api(restoreVersion, { params: { id: answer.id, version } }, { ifMatch: answer.version });
      onRestored(restored);
      toast({ title: texts('versionRestored'), tone: 'success' });
      await refreshLabors();
    } catch (caught) {
      setFailed(caught instanceof ApiError ? caught.message : String(caught));
    }
  };
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
    <>
      {failed && <Alert tone="error">{failed}</Alert>}
      <ol className={styles.versions}>
        {data.map((one, index) => (
          <li key={one.version}>
            <details>
              <summary className="tnum">
                {texts('version', { version: one.version, savedAt: when(one.savedAt), words: formatWords(one.words) })}
              </summary>
              {one.textResponse !== '' && <p className={styles.text}>{one.textResponse}</p>}
              {one.audioUrl && <ClipPlayer source={one.audioUrl} seconds={one.seconds ?? 0} />}
              {one.transcription && <SpokenText>{one.transcription}</SpokenText>}
              {index > 0 && (
                <div className={styles.actions}>
                  <Button onClick={() => void restore(one.version)}>{texts('restoreThis')}</Button>
                  {one.textResponse !== '' && (
                    <Button variant="bare" onClick={() => onWrite(one.textResponse)}>
                      {texts('writeOnFromThis')}
                    </Button>
                  )}
                </div>
              )}
            </details>
          </li>
        ))}
      </ol>
    </>
  );
};
