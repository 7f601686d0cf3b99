import type { Recognition, SpeechFailure } from './recognition';

/** The part of the Web Speech API that is used; TypeScript's own library names its results only. */
interface NativeRecogniser extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}
interface OnDeviceWish {
  readonly langs: readonly string[];
  readonly processLocally: true;
}
interface NativeRecognition {
  new (): NativeRecogniser;
  available?(wish: OnDeviceWish): Promise<string>;
  install?(wish: OnDeviceWish): Promise<boolean>;
}
type Speaking = Window & {
  readonly SpeechRecognition?: NativeRecognition;
  readonly webkitSpeechRecognition?: NativeRecognition;
};

const failures: Readonly<Record<string, SpeechFailure>> = {
  'not-allowed': 'denied',
  'audio-capture': 'no-device',
  network: 'network',
  'service-not-allowed': 'unsupported',
  'language-not-supported': 'unsupported',
};
/** Ends that need no message: silence, and an end that was requested. */
const quiet = ['no-speech', 'aborted'];
const wish = (language: string): OnDeviceWish => ({ langs: [language], processLocally: true });

const read = (results: SpeechRecognitionResultList) => {
  const settled: string[] = [];
  let floating = '';
  for (const result of Array.from(results)) {
    const words = result[0]?.transcript.trim() ?? '';
    if (words === '') continue;
    if (result.isFinal) settled.push(words);
    else floating = `${floating} ${words}`.trim();
  }
  return { settled, floating };
};

/** The browser's speech recognition; null where it has none. */
export const browserRecognition = (view: Speaking = window): Recognition | null => {
  const Native = view.SpeechRecognition ?? view.webkitSpeechRecognition;
  if (!Native) return null;
  // Chrome on Android repeats every sentence when it listens on; there it takes one sentence at a time.
  const continuous = !/android/i.test(view.navigator.userAgent);
  return {
    placeFor: async (language) => {
      const state = await Native.available?.(wish(language)).catch(() => 'unavailable');
      if (state === 'available') return 'device';
      return state === 'downloadable' || state === 'downloading' ? 'installable' : 'maker';
    },
    install: async (language) => (await Native.install?.(wish(language)).catch(() => false)) ?? false,
    listen: (language, onDevice, events) => {
      const recogniser = new Native();
      recogniser.lang = language;
      recogniser.continuous = continuous;
      recogniser.interimResults = true;
      if (onDevice) recogniser.processLocally = true;
      recogniser.addEventListener('audiostart', events.started);
      recogniser.addEventListener('result', (event) => {
        const { settled, floating } = read((event as Event & { results: SpeechRecognitionResultList }).results);
        events.heard(settled, floating);
      });
      recogniser.addEventListener('error', (event) => {
        const { error } = event as Event & { error: string };
        if (!quiet.includes(error)) events.failed(failures[error] ?? 'unknown');
      });
      recogniser.addEventListener('end', events.ended);
      try {
        recogniser.start();
      } catch {
        // A session of this page that has not quite ended refuses a second one.
        events.failed('unknown');
        events.ended();
      }
      return { stop: () => recogniser.stop(), abort: () => recogniser.abort() };
    },
  };
};
