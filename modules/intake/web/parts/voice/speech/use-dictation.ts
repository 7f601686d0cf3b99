import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { heard, joined } from './heard';
import type { Listening, Recognition, SpeechFailure } from './recognition';

/** off, waiting for the microphone, on, or off while the last words are still on their way. */
export type DictationPhase = 'off' | 'starting' | 'listening' | 'stopping';

/** What the panel shows and does; `draft` is what was said before and may be changed by hand; null when there is none. */
export interface Dictation {
  readonly phase: DictationPhase;
  readonly draft: string | null;
  readonly settled: readonly string[];
  readonly floating: string;
  readonly failure: SpeechFailure | null;
  /** The microphone was on and heard nothing. */
  readonly silent: boolean;
  readonly start: (onDevice: boolean) => void;
  readonly stop: () => void;
  readonly write: (draft: string | null) => void;
}

interface Session {
  readonly listening: Listening;
  settled: readonly string[];
  floating: string;
  failed: boolean;
  timeout: ReturnType<typeof setTimeout> | undefined;
}
const nothing = { settled: [] as readonly string[], floating: '' };
/** How long the last words may take after the microphone went off, in ms; some browsers never say that they are done. */
const timeout = 3000;

/**
 * Dictation into a draft. The microphone goes off when the panel leaves, when the page is hidden and when `place` (the
 * question) changes; what was heard until then stays in the draft.
 */
export const useDictation = (recognition: Recognition | null, language: string, place: string): Dictation => {
  const draft = useSyncExternalStore(heard.subscribe, () => heard.getState().draft);
  const [phase, setPhase] = useState<DictationPhase>('off');
  const [live, setLive] = useState(nothing);
  const [failure, setFailure] = useState<SpeechFailure | null>(null);
  const [silent, setSilent] = useState(false);
  const session = useRef<Session | null>(null);

  const end = useRef((cut: boolean) => {
    const last = session.current;
    if (!last) return;
    session.current = null;
    clearTimeout(last.timeout);
    if (cut) last.listening.abort();
    const words = joined(...last.settled, last.floating);
    if (words !== '') heard.setState(({ draft: before }) => ({ draft: joined(before ?? '', words) }));
    setLive(nothing);
    setPhase('off');
    setSilent(words === '' && !cut && !last.failed);
  }).current;

  const start = (onDevice: boolean) => {
    if (session.current || !recognition) return;
    setFailure(null);
    setSilent(false);
    setPhase('starting');
    let mine: Session | null = null;
    let over = false;
    const current = () => mine !== null && session.current === mine;
    const listening = recognition.listen(language, onDevice, {
      started: () => current() && setPhase('listening'),
      heard: (settled, floating) => {
        if (!mine || !current()) return;
        Object.assign(mine, { settled, floating });
        setLive({ settled, floating });
        setPhase((now) => (now === 'starting' ? 'listening' : now));
      },
      failed: (reason) => {
        if (mine && !current()) return;
        if (mine) mine.failed = true;
        setFailure(reason);
      },
      ended: () => {
        over = true;
        if (current()) end(false);
      },
    });
    // A recogniser that refuses at once has ended before it was handed over.
    if (over) return setPhase('off');
    mine = { listening, settled: [], floating: '', failed: false, timeout: undefined };
    session.current = mine;
  };

  const stop = () => {
    const last = session.current;
    if (!last) return;
    setPhase('stopping');
    last.timeout ??= setTimeout(() => end(true), timeout);
    last.listening.stop();
  };

  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && end(true);
    const gone = () => end(true);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', gone);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', gone);
    };
  }, [end]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the reason to stop, though it is not read
  useEffect(() => () => end(true), [end, place]);

  const write = (text: string | null) => {
    setSilent(false);
    heard.setState({ draft: text });
  };
  return { phase, draft, ...live, failure, silent, start, stop, write };
};
