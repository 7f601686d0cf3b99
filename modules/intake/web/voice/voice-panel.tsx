import { useId, useState } from 'react';
import { pageData } from '#core/web';
import { Slider } from '#ui/slider/slider';
import { browserReader, type Reader } from './reading/reader';
import { ReadingPart } from './reading/reading-part';
import { useReading } from './reading/use-reading';
import { AmbiencePart } from './sound/ambience-part';
import { createPlayer, type Player } from './sound/player';
import { useAmbience } from './sound/use-ambience';
import { browserRecognition } from './speech/browser-recognition';
import { DictationPart } from './speech/dictation-part';
import type { Recognition } from './speech/recognition';
import { speechTag } from './speech/speech-tag';
import { texts } from './texts/texts';
import styles from './voice-panel.module.css';

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
  /** The question that spoken words go to: the one at hand unless told, null where nothing is written. */
  readonly goesTo?: string | null;
  /** Puts words where the writing is. Called by Insert alone. */
  readonly onInsert: (text: string) => void;
  /** Whether the person wants questions to be read (voiceGuidancePreference). */
  readonly preference: boolean;
  /** Stands in for the browser in tests and stories. */
  readonly senses?: Senses;
}

/** Voice and sound beside a question: dictation, ambient sounds, volume, reading aloud. Nothing is on before it is switched on. */
export const VoicePanel = ({ question, goesTo = question, onInsert, preference, senses }: VoicePanelProps) => {
  const [{ recognition, makePlayer, reader }] = useState(() => senses ?? ownSenses());
  const listens = recognition !== null && goesTo !== null;
  const [microphone, setMicrophone] = useState(false);
  const language = speechTag(pageData().language, navigator.languages);
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
