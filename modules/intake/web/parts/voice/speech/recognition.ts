import type { UiLanguage } from '#core/contract/page';

/** Why listening failed, as far as a person can do something about it. */
export type SpeechFailure = 'denied' | 'no-device' | 'network' | 'unsupported' | 'unknown';

/** Where sound becomes words: on this device, on it once a language pack is there, or at a service of the browser's maker. */
export type SpeechPlace = 'device' | 'installable' | 'maker';

/** What happens while the microphone is on. `ended` comes last and once, after a failure too. */
export interface SpeechEvents {
  readonly started: () => void;
  /** All of this session: sentences that stay, and words that may still change. */
  readonly heard: (settled: readonly string[], floating: string) => void;
  readonly failed: (failure: SpeechFailure) => void;
  readonly ended: () => void;
}

/** A microphone that is on. */
export interface Listening {
  /** Ends politely: the last words still come. */
  readonly stop: () => void;
  /** Ends at once. */
  readonly abort: () => void;
}

/** Turns speech into words; the browser's own, or one made up by a test. */
export interface Recognition {
  readonly placeFor: (language: string) => Promise<SpeechPlace>;
  /** Fetches the language pack; false when it did not come. */
  readonly install: (language: string) => Promise<boolean>;
  readonly listen: (language: string, onDevice: boolean, events: SpeechEvents) => Listening;
}

const usual: Readonly<Record<UiLanguage, string>> = { en: 'en-US', de: 'de-DE', es: 'es-ES', 'en-XA': 'en-US' };

/** The page's language in the region this browser prefers: `es` becomes `es-MX` for who reads that. */
export const speechTag = (page: UiLanguage, preferred: readonly string[]): string => {
  const [language = 'en'] = usual[page].split('-');
  return preferred.find((tag) => tag.startsWith(`${language}-`)) ?? usual[page];
};
