import { useCallback, useEffect, useRef, useState } from 'react';

export type SpeechState = 'silent' | 'speaking' | 'paused';

/** The browser's voice for one text. */
export interface Speech {
  /** Whether there is a voice for the language. */
  readonly isPossible: boolean;
  readonly state: SpeechState;
  readonly play: () => void;
  readonly pause: () => void;
  readonly stop: () => void;
}

const engine = (): SpeechSynthesis | null =>
  typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : null;

const speaks = (language: string, { lang }: SpeechSynthesisVoice): boolean =>
  lang.toLowerCase().split(/[-_]/u)[0] === language;

/**
 * Says pieces of text one after the other, only when asked to. A pause ends the piece, and going on says it again from its beginning:
 * several browsers never come back from a pause of their own.
 */
export const useSpeech = (texts: readonly string[], language: string): Speech => {
  const [isPossible, setPossible] = useState(false);
  const [state, setState] = useState<SpeechState>('silent');
  const at = useRef(0);
  // Ends of pieces that were broken off are not followed by the next one.
  const turn = useRef(0);

  const quiet = useCallback((): void => {
    turn.current += 1;
    engine()?.cancel();
  }, []);

  useEffect(() => {
    const speech = engine();
    if (!speech) return undefined;
    const look = (): void => setPossible(speech.getVoices().some((voice) => speaks(language, voice)));
    look();
    // Voices come later in most browsers.
    speech.addEventListener('voiceschanged', look);
    return () => speech.removeEventListener('voiceschanged', look);
  }, [language]);

  // Another text, another page: nothing goes on talking.
  const key = texts.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is the reason to stop, though it is not read here
  useEffect(() => {
    at.current = 0;
    setState('silent');
    window.addEventListener('pagehide', quiet);
    return () => {
      window.removeEventListener('pagehide', quiet);
      quiet();
    };
  }, [key, quiet]);

  const say = (mine: number): void => {
    const speech = engine();
    const text = texts[at.current];
    if (!speech || mine !== turn.current) return;
    if (text === undefined) {
      at.current = 0;
      setState('silent');
      return;
    }
    const utterance = new SpeechSynthesisUtterance(text);
    const voice = speech.getVoices().find((one) => speaks(language, one));
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? language;
    utterance.onend = () => {
      if (mine !== turn.current) return;
      at.current += 1;
      say(mine);
    };
    utterance.onerror = () => {
      if (mine === turn.current) setState('paused');
    };
    speech.speak(utterance);
  };

  return {
    isPossible,
    state,
    play: () => {
      quiet();
      setState('speaking');
      say(turn.current);
    },
    pause: () => {
      quiet();
      setState('paused');
    },
    stop: () => {
      quiet();
      at.current = 0;
      setState('silent');
    },
  };
};
