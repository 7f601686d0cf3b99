interface Heard {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}
interface Recognition {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  onresult: ((event: Heard) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  start(): void;
  abort(): void;
}
type Maker = new () => Recognition;

/** The browser's own speech recognition, under either of its names; null where it has none. */
const makerOf = (): Maker | null => {
  const names = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition ?? null;
};

export const canHear = (): boolean => makerOf() !== null;

/** Listens while a recording runs and tells all that was heard so far; `stop` ends it. Failures end it quietly: it is a help only. */
export const listen = (onWords: (heard: string) => void): { stop(): void } => {
  const Maker = makerOf();
  if (!Maker) return { stop: () => undefined };
  let [kept, running] = ['', true];
  const recognition = new Maker();
  recognition.continuous = true;
  recognition.interimResults = false;
  recognition.lang = document.documentElement.lang || 'en';
  recognition.onresult = ({ results, resultIndex }) => {
    for (let i = resultIndex; i < results.length; i += 1) {
      const words = results[i]?.isFinal ? results[i]?.[0]?.transcript.trim() : '';
      if (words) kept = kept === '' ? words : `${kept} ${words}`;
    }
    if (running) onWords(kept);
  };
  recognition.onerror = ({ error }) => {
    if (error !== 'no-speech') running = false;
  };
  // Browsers end it after a silence; it goes on while the recording does.
  recognition.onend = () => {
    if (!running) return;
    try {
      recognition.start();
    } catch {
      running = false;
    }
  };
  try {
    recognition.start();
  } catch {
    running = false;
  }
  return {
    stop: () => {
      running = false;
      recognition.abort();
    },
  };
};
