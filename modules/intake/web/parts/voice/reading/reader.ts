/** Reads words aloud; the browser's own, or one made up by a test. */
export interface Reader {
  /** Whether there is a voice for this language; asks again when the browser has loaded its voices. */
  readonly speaks: (language: string) => boolean;
  /** Calls back when more voices may be there; returns how to stop. */
  readonly onVoices: (listener: () => void) => () => void;
  /** Volume from 0 to 1. `done` is called once, also when it was cut short or failed. */
  readonly read: (text: string, language: string, volume: number, done: () => void) => void;
  readonly stop: () => void;
}

const base = (tag: string): string => tag.replace('_', '-').split('-')[0]?.toLowerCase() ?? '';

/** The best voice for a language: one on this device before one at a server, then the same region. */
export const bestVoice = (
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | undefined => {
  const score = ({ localService, lang }: SpeechSynthesisVoice) =>
    (localService ? 2 : 0) + (lang.replace('_', '-').toLowerCase() === language.toLowerCase() ? 1 : 0);
  return voices.filter(({ lang }) => base(lang) === base(language)).sort((one, other) => score(other) - score(one))[0];
};

/** The browser's voices; null where it has none. */
export const browserReader = (view: Window & typeof globalThis = window): Reader | null => {
  const { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance } = view;
  if (!synthesis || !Utterance) return null;
  return {
    speaks: (language) => bestVoice(synthesis.getVoices(), language) !== undefined,
    onVoices: (listener) => {
      synthesis.addEventListener?.('voiceschanged', listener);
      return () => synthesis.removeEventListener?.('voiceschanged', listener);
    },
    read: (text, language, volume, done) => {
      synthesis.cancel();
      const words = new Utterance(text);
      const voice = bestVoice(synthesis.getVoices(), language);
      if (voice) words.voice = voice;
      words.lang = voice?.lang ?? language;
      words.volume = volume;
      words.addEventListener('end', done, { once: true });
      words.addEventListener('error', done, { once: true });
      synthesis.speak(words);
    },
    stop: () => synthesis.cancel(),
  };
};
