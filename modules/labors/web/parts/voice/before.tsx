import { useState } from 'react';
import { Button } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import type { LaborAudioRoom } from '../../../schemas/labor-audio';
import { canHear } from './live-words';
import { voiceTexts as texts } from './texts/texts';
import styles from './voice.module.css';
import type { VoiceWishes } from './wishes';

/** Asked once, before the first recording: what happens with the voice, and who may write it down. */
export const Before = ({
  writer,
  onStart,
  onCancel,
}: {
  readonly writer: LaborAudioRoom['writer'];
  readonly onStart: (wishes: VoiceWishes) => void;
  readonly onCancel: () => void;
}) => {
  const [writeDown, setWriteDown] = useState(false);
  const [live, setLive] = useState(false);
  return (
    <section className={styles.panel} aria-labelledby="before-recording">
      <h2 id="before-recording" className={styles.title}>
        {texts('before')}
      </h2>
      <p>{texts('beforeText')}</p>
      {writer ? (
        <Checkbox
          label={texts(writer.by === 'service' ? 'writeDownService' : 'writeDownMachine', { name: writer.name })}
          hint={texts('writeDownHint')}
          checked={writeDown}
          onChange={(event) => setWriteDown(event.target.checked)}
        />
      ) : (
        <p className={styles.small}>{texts('noWriter')}</p>
      )}
      {canHear() && (
        <Checkbox
          label={texts('live')}
          hint={texts('liveHint')}
          checked={live}
          onChange={(event) => setLive(event.target.checked)}
        />
      )}
      <div className={styles.row}>
        <Button variant="bare" onClick={onCancel}>
          {texts('notNow')}
        </Button>
        <Button onClick={() => onStart({ writeDown, live })}>{texts('start')}</Button>
      </div>
    </section>
  );
};
