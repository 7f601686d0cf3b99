import { useMemo } from 'react';
import { Button } from '#ui';
import type { Reading } from '../../../schemas/reading';
import { texts } from '../../texts/texts';
import styles from './read-aloud.module.css';
import { spokenOf } from './spoken';
import { useSpeech } from './use-speech';

/** Reads the reading aloud with the browser's voice; nothing where the browser has none for its language. */
export const ReadAloud = ({ reading }: { readonly reading: Reading }) => {
  const spoken = useMemo(() => spokenOf(reading), [reading]);
  const { isPossible, state, play, pause, stop } = useSpeech(spoken, reading.language ?? 'en');
  if (!isPossible) return null;
  return (
    <fieldset className={styles.controls} aria-label={texts('aloud')}>
      {state === 'speaking' ? (
        <Button onClick={pause}>{texts('aloud.pause')}</Button>
      ) : (
        <Button onClick={play}>{texts(state === 'paused' ? 'aloud.goOn' : 'aloud.play')}</Button>
      )}
      {state !== 'silent' && (
        <Button variant="bare" onClick={stop}>
          {texts('aloud.stop')}
        </Button>
      )}
      <span role="status" className="visually-hidden">
        {state === 'speaking' && texts('aloud.speaking')}
        {state === 'paused' && texts('aloud.paused')}
      </span>
    </fieldset>
  );
};
