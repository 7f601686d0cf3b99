import { useEffect, useId, useRef, useState } from 'react';
import { getPageData } from '#core/web';
import { Alert, Button, Field, Icon } from '#ui';
import { sound, stop } from '#ui/icon/shapes';
import { Select } from '#ui/select/select';
import { Slider } from '#ui/slider/slider';
import { Switch } from '#ui/switch/switch';
import { browserReader, type Reader } from './reading/reader';
import readingPartStyles from './reading/reading-part.module.css';
import { type Reading, useReading } from './reading/use-reading';
import ambiencePartStyles from './sound/ambience-part.module.css';
import { createPlayer, type Player } from './sound/player';
import { scapeNames } from './sound/scapes';
import { type Ambience, useAmbience } from './sound/use-ambience';
import { browserRecognition } from './speech/browser-recognition';
import { DictationPart } from './speech/dictation-part';
import type { Recognition } from './speech/recognition';
import { speechTag } from './speech/recognition';
import { texts } from './texts/texts';
import styles from './voice-panel.module.css';

/** Play and stop of the read-aloud questions. */
const ReadingPart = ({ reading }: { readonly reading: Reading }) => {
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
    <div className={readingPartStyles.part}>
      {!(on && speaking) && (
        <Button ref={play} variant="bare" className={readingPartStyles.press} onClick={reading.play}>
          <Icon shape={sound} size={18} />
          {texts(on ? 'read.again' : 'read')}
        </Button>
      )}
      {on && (
        <Button variant="bare" className={readingPartStyles.press} onClick={end}>
          <Icon shape={stop} size={18} />
          {texts('read.stop')}
        </Button>
      )}
      {on && <p className={readingPartStyles.hint}>{texts('read.on')}</p>}
    </div>
  );
};

/** Ambient sounds: off by default, with the choice of one while they are on. */
const AmbiencePart = ({ ambience, hushed }: { readonly ambience: Ambience; readonly hushed: boolean }) => {
  const { on, scape, failed, toggle, choose } = ambience;
  return (
    <div className={ambiencePartStyles.part}>
      <Switch label={texts('ambience')} checked={on} onChange={({ target }) => toggle(target.checked)} />
      {on && (
        <Field label={texts('scape')} hint={hushed ? texts('ambience.hushed') : texts(`scape.${scape}.hint`)}>
          <Select
            value={scape}
            onChange={({ target }) => choose(scapeNames.find((name) => name === target.value) ?? scape)}
          >
            {scapeNames.map((name) => (
              <option key={name} value={name}>
                {texts(`scape.${name}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {failed && <Alert tone="error">{texts('ambience.failed')}</Alert>}
    </div>
  );
};

/** What a browser can do for the panel; null is what it cannot, and is not shown. */
export interface Senses {
  readonly recognition: Recognition | null;
  readonly makePlayer: ((volume: number) => Player) | null;
  readonly reader: Reader | null;
}
const ownSenses = (): Senses => ({
  recognition: browserRecognition(),
  makePlayer: 'AudioContext' in window ? createPlayer : null,
  reader: browserReader(),
});
const noPlayer = (): Player => {
  throw new Error('no sound here');
};

export interface VoicePanelProps {
  /** The question at hand, as it stands on the page: the one that is read. */
  readonly question: string;
  /** The question that spoken words go to: the one at hand by default, null where nothing is written. */
  readonly goesTo?: string | null;
  /** Puts words where the writing is. Called by Insert alone. */
  readonly onInsert: (text: string) => void;
  /** Whether the person wants questions to be read (voiceGuidancePreference). */
  readonly preference: boolean;
  /** Stands in for the browser in tests and stories. */
  readonly senses?: Senses;
}

/** Voice and sound next to a question: dictation, ambient sounds, volume, reading aloud. Nothing is on before it is switched on. */
export const VoicePanel = ({ question, goesTo = question, onInsert, preference, senses }: VoicePanelProps) => {
  const [{ recognition, makePlayer, reader }] = useState(() => senses ?? ownSenses());
  const listens = recognition !== null && goesTo !== null;
  const [microphone, setMicrophone] = useState(false);
  const language = speechTag(getPageData().language, navigator.languages);
  const ambience = useAmbience(makePlayer ?? noPlayer, microphone);
  const { volume, setVolume } = ambience;
  const reading = useReading({ reader, question, language, volume, preference, hushed: microphone });
  const title = useId();
  if (!listens && !makePlayer && !reading.offered) return null;
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {texts('title')}
      </h2>
      {listens && (
        <DictationPart question={goesTo} {...{ recognition, language, onInsert, onMicrophone: setMicrophone }} />
      )}
      {reading.offered && <ReadingPart reading={reading} />}
      {makePlayer && <AmbiencePart ambience={ambience} hushed={microphone} />}
      {(makePlayer || reading.offered) && (
        <Slider label={texts('volume')} value={volume} onChange={setVolume} min={0} max={1} step={0.1} text={spoken} />
      )}
    </section>
  );
};

const spoken = (volume: number): string =>
  volume === 0 ? texts('volume.none') : volume === 1 ? texts('volume.full') : texts('volume.tenths', { volume });
