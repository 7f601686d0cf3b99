import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui';
import { texts } from '../texts/texts';
import styles from './notice.module.css';
import type { SpeechPlace } from './recognition';

interface Props {
  readonly place: SpeechPlace;
  readonly installing: boolean;
  readonly refused: boolean;
  readonly onStart: () => void;
  readonly onInstall: () => void;
  readonly onCancel: () => void;
}

/** Where the sound goes, said before the microphone is on for the first time. */
export const Notice = ({ place, installing, refused, onStart, onInstall, onCancel }: Props) => {
  const title = useId();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className={styles.notice} aria-labelledby={title}>
      <h3 ref={head} id={title} tabIndex={-1} className={styles.title}>
        {texts('notice')}
      </h3>
      <p>{texts(place === 'device' ? 'notice.device' : 'notice.maker')}</p>
      {place === 'installable' && <p>{texts('notice.installable')}</p>}
      <p role="status">{refused && texts('notice.refused')}</p>
      <div className={styles.ways}>
        {place === 'installable' && (
          <Button pending={installing} pendingText={texts('notice.installing')} onClick={onInstall}>
            {texts('notice.install')}
          </Button>
        )}
        <Button onClick={onStart}>{texts('notice.start')}</Button>
        <Button variant="bare" onClick={onCancel}>
          {texts('notice.cancel')}
        </Button>
      </div>
    </section>
  );
};
