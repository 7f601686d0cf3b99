import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds between two looks, and the longest pause after failures. */
const pollEvery = 5000;
const longestPause = 60_000;

/** The pause after so many failures in a row. */
export const getPause = (failures: number): number => Math.min(longestPause, pollEvery * 2 ** failures);

export interface Poll {
  /** When it last worked, in ms; null before the first time. */
  readonly at: number | null;
  readonly failed: boolean;
  /** Looks at once; with an id, because the server announced a change of that row. */
  readonly now: (changed?: string) => void;
}

/**
 * Looks when a change is announced, and every five seconds in case the socket is not there; less often while it
 * fails, and not at all while the tab is hidden. `look` gets the ids that were announced since it last worked.
 */
export const usePoll = (look: (changed: ReadonlySet<string>) => Promise<void>): Poll => {
  const [state, setState] = useState<Omit<Poll, 'now'>>({ at: null, failed: false });
  const changed = useRef(new Set<string>());
  const wake = useRef((): void => undefined);
  const run = useEffectEvent(async (): Promise<void> => {
    const ids = new Set(changed.current);
    await look(ids);
    for (const id of ids) changed.current.delete(id);
  });
  useEffect(() => {
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [over, running, again] = [false, false, false];
    const turn = async (): Promise<void> => {
      clearTimeout(timer);
      if (running) {
        again = true;
        return;
      }
      running = true;
      try {
        if (!document.hidden) {
          await run();
          failures = 0;
          if (!over) setState({ at: Date.now(), failed: false });
        }
      } catch {
        failures += 1;
        if (!over) setState(({ at }) => ({ at, failed: true }));
      }
      running = false;
      if (!over) timer = setTimeout(() => void turn(), again ? 0 : getPause(failures));
      again = false;
    };
    const seen = (): void => void (document.hidden || turn());
    wake.current = () => void turn();
    void turn();
    document.addEventListener('visibilitychange', seen);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  const now = (id?: string): void => {
    if (id !== undefined) changed.current.add(id);
    wake.current();
  };
  return { ...state, now };
};
