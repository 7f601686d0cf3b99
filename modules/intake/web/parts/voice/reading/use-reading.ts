import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Reader } from './reader';

/** Whether the person pressed play on this visit; the next questions are then read too, also on the next step. */
const guide = createStore<{ readonly on: boolean }>()(() => ({ on: false }));

/** Reading of the question at hand. */
export interface Reading {
  /** There is a voice for the page's language. */
  readonly offered: boolean;
  /** Every question is read when it is reached. */
  readonly on: boolean;
  readonly speaking: boolean;
  readonly play: () => void;
  /** Ends the reading of this and of all further questions. */
  readonly stop: () => void;
}

export interface ReadingWish {
  readonly reader: Reader | null;
  readonly question: string;
  /** BCP 47. */
  readonly language: string;
  readonly volume: number;
  /** The person wants to be guided by a voice. */
  readonly preference: boolean;
  /** The microphone is on and would hear it. */
  readonly hushed: boolean;
}

/** Reads nothing before play was pressed; afterwards each new question, until stop. */
export const useReading = ({ reader, question, language, volume, preference, hushed }: ReadingWish): Reading => {
  const on = useSyncExternalStore(guide.subscribe, () => guide.getState().on);
  const [offered, setOffered] = useState(() => reader?.speaks(language) ?? false);
  const [speaking, setSpeaking] = useState(false);
  const [round, setRound] = useState(0);
  const turn = useRef(0);
  const loud = useRef(volume);
  loud.current = volume;
  useEffect(() => reader?.onVoices(() => setOffered(reader.speaks(language))), [reader, language]);

  const silence = useRef(() => {
    turn.current++;
    reader?.stop();
    setSpeaking(false);
  }).current;
  const wanted = on && preference && offered && !hushed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for the same words once more
  useEffect(() => {
    if (!wanted || !reader) return;
    const mine = ++turn.current;
    setSpeaking(true);
    reader.read(question, language, loud.current, () => turn.current === mine && setSpeaking(false));
    return silence;
  }, [wanted, reader, question, language, round, silence]);
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && silence();
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, [silence]);

  return {
    offered: offered && preference,
    on,
    speaking,
    play: () => {
      setRound((before) => before + 1);
      guide.setState({ on: true });
    },
    stop: () => {
      silence();
      guide.setState({ on: false });
    },
  };
};
