import { useEffect, useRef, useState } from 'react';
import { Alert, Button } from '#ui';
import { Switch } from '#ui/switch/switch';
import { texts } from '../texts/texts';
import styles from './dictation-part.module.css';
import { DraftPart } from './draft-part';
import { Notice } from './notice';
import type { Recognition } from './recognition';
import { Transcript } from './transcript';
import { useDictation } from './use-dictation';
import { usePlace } from './use-place';

export interface DictationPartProps {
  readonly recognition: Recognition;
  /** BCP 47, of what is said. */
  readonly language: string;
  /** The question that the words are for. */
  readonly question: string;
  readonly onInsert: (text: string) => void;
  /** Hears when the microphone goes on and off. */
  readonly onMicrophone: (on: boolean) => void;
}

/** Voice input: switch, notice before the first time, live transcript, and a draft that goes nowhere by itself. */
export const DictationPart = ({ recognition, language, question, onInsert, onMicrophone }: DictationPartProps) => {
  const { place, told, installing, refused, tell, install } = usePlace(recognition, language);
  const dictation = useDictation(recognition, language, question);
  const { phase, draft, failure, silent, start, stop, write } = dictation;
  const [asking, setAsking] = useState(false);
  const [thrown, setThrown] = useState<string | null>(null);
  const [done, setDone] = useState<'inserted' | 'discarded' | null>(null);
  const on = phase !== 'off';
  const tellPanel = useRef(onMicrophone);
  tellPanel.current = onMicrophone;
  useEffect(() => {
    tellPanel.current(on);
    return () => tellPanel.current(false);
  }, [on]);

  const box = useRef<HTMLInputElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  // A button that was pressed may be gone after it: the focus then goes to what stands in its place.
  useEffect(() => {
    if (!pressed.current || on) return;
    pressed.current = false;
    if (document.activeElement === document.body) (undo.current ?? sheet.current ?? box.current)?.focus();
  });

  const listen = () => {
    setAsking(false);
    setDone(null);
    setThrown(null);
    start(place === 'device');
    pressed.current = true;
  };
  const toggle = (wanted: boolean) => {
    if (!wanted) {
      setAsking(false);
      stop();
    } else if (told) listen();
    else setAsking(true);
  };
  const settle = (how: 'inserted' | 'discarded' | null, before: string | null, after: string | null) => {
    pressed.current = true;
    setDone(how);
    setThrown(before);
    write(after);
  };
  const insert = () => {
    const words = draft?.trim();
    if (!words) return;
    settle('inserted', null, null);
    onInsert(words);
  };
  const idle = !on && draft === null;

  return (
    <div className={styles.part}>
      <Switch
        ref={box}
        label={texts('input')}
        checked={on || asking}
        disabled={place === null}
        onChange={({ target }) => toggle(target.checked)}
      />
      {asking && place && (
        <Notice
          {...{ place, installing, refused }}
          onStart={() => {
            tell();
            listen();
          }}
          onInstall={() => void install()}
          onCancel={() => {
            pressed.current = true;
            setAsking(false);
          }}
        />
      )}
      {on && <Transcript {...dictation} onStop={stop} />}
      {failure && (
        <Alert tone="error" title={texts(`failure.${failure}.title`)}>
          <p>{texts(`failure.${failure}`)}</p>
        </Alert>
      )}
      {!on && draft !== null && (
        <DraftPart
          ref={sheet}
          draft={draft}
          question={question}
          onWrite={write}
          onInsert={insert}
          onMore={listen}
          onDiscard={() => settle('discarded', draft, null)}
        />
      )}
      <div role="status" className={styles.said}>
        {silent && texts('silent')}
        {idle && done && texts(done)}
      </div>
      {idle && thrown !== null && (
        <Button ref={undo} onClick={() => settle(null, null, thrown)}>
          {texts('undo')}
        </Button>
      )}
    </div>
  );
};
