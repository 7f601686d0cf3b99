import { useEffect, useRef } from 'react';
import { Button, Icon } from '#ui';
import { sound, stop } from '#ui/icon/shapes';
import { texts } from '../texts/texts';
import styles from './reading-part.module.css';
import type { Reading } from './use-reading';

/** Play and stop of the read-aloud questions. */
export const ReadingPart = ({ reading }: { readonly reading: Reading }) => {
  const { on, speaking } = reading;
  const play = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  // Stop has gone: the focus stays where it stood.
  useEffect(() => {
    if (!on && pressed.current && document.activeElement === document.body) play.current?.focus();
    pressed.current = false;
  }, [on]);
  const end = () => {
    pressed.current = true;
    reading.stop();
  };
  return (
    <div className={styles.part}>
      {!(on && speaking) && (
        <Button ref={play} variant="bare" className={styles.press} onClick={reading.play}>
          <Icon shape={sound} size={18} />
          {texts(on ? 'read.again' : 'read')}
        </Button>
      )}
      {on && (
        <Button variant="bare" className={styles.press} onClick={end}>
          <Icon shape={stop} size={18} />
          {texts('read.stop')}
        </Button>
      )}
      {on && <p className={styles.hint}>{texts('read.on')}</p>}
    </div>
  );
};
