import { useEffect, useState } from 'react';
import { keep, readKept } from '../device';
import type { Recognition, SpeechPlace } from './recognition';

/** Where speech becomes words, whether the person was told so before, and the ways to go on. */
export interface Place {
  /** Null until the browser has said it. */
  readonly place: SpeechPlace | null;
  readonly told: boolean;
  readonly installing: boolean;
  /** The language pack did not come. */
  readonly refused: boolean;
  readonly tell: () => void;
  readonly install: () => Promise<void>;
}

/** Asks the browser once for each language. Having been told of the maker's service covers hearing on the device, not the other way round. */
export const usePlace = (recognition: Recognition | null, language: string): Place => {
  const [place, setPlace] = useState<SpeechPlace | null>(null);
  const [told, setTold] = useState(() => readKept('told'));
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
    told: told === 'maker' || (told !== null && told === kind),
    installing: work === 'installing',
    refused: work === 'refused',
    tell: () => {
      keep('told', kind);
      setTold(kind);
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
