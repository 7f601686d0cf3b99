import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { Alert, Button, Field, Icon, Textarea } from '#ui';
import { microphone } from '#ui/icon/shapes';
import { Switch } from '#ui/switch/switch';
import { keep, readKept } from '../device';
import { texts } from '../texts/texts';
import styles from './dictation-part.module.css';
import noticeStyles from './notice.module.css';
import type { Recognition, SpeechPlace } from './recognition';
import { Transcript } from './transcript';
import { useDictation } from './use-dictation';

/** Where speech becomes words, whether the person was informed of it before, and the ways to go on. */
interface Place {
  /** Null until the browser has said it. */
  readonly place: SpeechPlace | null;
  readonly informed: boolean;
  readonly installing: boolean;
  /** The language pack did not come. */
  readonly refused: boolean;
  readonly tell: () => void;
  readonly install: () => Promise<void>;
}

/** Asks the browser once for each language. Having been informed of the maker's service covers hearing on the device, not the other way round. */
const usePlace = (recognition: Recognition | null, language: string): Place => {
  const [place, setPlace] = useState<SpeechPlace | null>(null);
  const [informed, setInformed] = useState(() => readKept('told'));
  const [work, setWork] = useState<'none' | 'installing' | 'refused'>('none');
  useEffect(() => {
    let current = true;
    void recognition?.placeFor(language).then((found) => current && setPlace(found));
    return () => {
      current = false;
    };
  }, [recognition, language]);
  const kind = place === 'device' ? 'device' : 'maker';
  return {
    place,
    informed: informed === 'maker' || (informed !== null && informed === kind),
    installing: work === 'installing',
    refused: work === 'refused',
    tell: () => {
      keep('told', kind);
      setInformed(kind);
    },
    install: async () => {
      if (!recognition) return;
      setWork('installing');
      const done = await recognition.install(language);
      setWork(done ? 'none' : 'refused');
      if (done) setPlace('device');
    },
  };
};

interface DraftPartProps {
  readonly draft: string;
  readonly question: string;
  readonly onWrite: (draft: string) => void;
  readonly onInsert: () => void;
  readonly onMore: () => void;
  readonly onDiscard: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** What was heard, to be corrected and then inserted or thrown away. */
const DraftPart = ({ draft, question, onWrite, onInsert, onMore, onDiscard, ref }: DraftPartProps) => {
  const goes = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name the one field in it twice
    <div ref={ref} tabIndex={-1} role="group" aria-label={texts('draft.review')} className={styles.draft}>
      <Field label={texts('draft')} hint={texts('draft.hint')}>
        <Textarea rows={4} value={draft} onChange={({ target }) => onWrite(target.value)} />
      </Field>
      <p className={styles.goes} id={goes}>
        {texts('draft.goes', { question })}
      </p>
      <div className={styles.ways}>
        <Button aria-describedby={goes} aria-disabled={draft.trim() === '' || undefined} onClick={onInsert}>
          {texts('insert')}
        </Button>
        <Button variant="bare" onClick={onMore}>
          <Icon shape={microphone} size={18} />
          {texts('more')}
        </Button>
        <Button variant="bare" onClick={onDiscard}>
          {texts('discard')}
        </Button>
      </div>
    </div>
  );
};

interface Props {
  readonly place: SpeechPlace;
  readonly installing: boolean;
  readonly refused: boolean;
  readonly onStart: () => void;
  readonly onInstall: () => void;
  readonly onCancel: () => void;
}

/** Where the sound goes, said before the microphone is on for the first time. */
const Notice = ({ place, installing, refused, onStart, onInstall, onCancel }: Props) => {
  const title = useId();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className={noticeStyles.notice} aria-labelledby={title}>
      <h3 ref={head} id={title} tabIndex={-1} className={noticeStyles.title}>
        {texts('notice')}
      </h3>
      <p>{texts(place === 'device' ? 'notice.device' : 'notice.maker')}</p>
      {place === 'installable' && <p>{texts('notice.installable')}</p>}
      <p role="status">{refused && texts('notice.refused')}</p>
      <div className={noticeStyles.ways}>
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
  const { place, informed, installing, refused, tell, install } = usePlace(recognition, language);
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
    } else if (informed) listen();
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
