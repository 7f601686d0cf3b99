import { useCallback, useEffect, useRef, useState } from 'react';
import { failure } from '#core/web';
import type { MediaView } from '../../schemas/media';
import { largestFile } from '../../schemas/values';
import { texts } from '../texts/texts';
import { forgetFile, isRefused, sendFile } from './send-file';

/** A file on its way to the library. */
export interface Sending {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'preparing' | 'paused' | 'refused' | 'done';
  readonly received: number;
  /** Why it is paused or refused. */
  readonly reason: string | null;
}

/** Uploads of this page, one after another. */
export interface SendingList {
  readonly list: readonly Sending[];
  readonly add: (files: readonly File[]) => void;
  readonly pause: (id: number) => void;
  readonly resume: (id: number) => void;
  /** Takes it off the list; what has arrived of an unfinished one is given up. */
  readonly remove: (id: number) => void;
}

const faultOf = ({ size }: File): string | null => {
  if (size === 0) return texts('upload.empty');
  return size > largestFile ? texts('upload.tooLarge') : null;
};

export const useSending = (onDone: (file: MediaView) => void): SendingList => {
  const [list, setList] = useState<readonly Sending[]>([]);
  const next = useRef(0);
  const line = useRef<Promise<void>>(Promise.resolve());
  const stops = useRef(new Map<number, AbortController>());
  const change = useCallback(
    (id: number, to: Partial<Sending>): void =>
      setList((now) => now.map((one) => (one.id === id ? { ...one, ...to } : one))),
    [],
  );
  useEffect(() => {
    const begun = stops.current;
    return () => {
      for (const stop of begun.values()) stop.abort();
    };
  }, []);

  const start = ({ id, file }: Pick<Sending, 'id' | 'file'>): void => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    change(id, { state: 'waiting', reason: null });
    const run = async (): Promise<void> => {
      if (stop.signal.aborted) return;
      change(id, { state: 'sending' });
      try {
        const done = await sendFile(file, {
          signal: stop.signal,
          onSent: (received) => !stop.signal.aborted && change(id, { received }),
          onPreparing: () => change(id, { state: 'preparing' }),
        });
        change(id, { state: 'done', received: file.size });
        onDone(done);
      } catch (error) {
        if (stop.signal.aborted) return;
        const { description } = failure(error);
        change(
          id,
          isRefused(error) ? { state: 'refused', reason: description } : { state: 'paused', reason: description },
        );
      }
    };
    line.current = line.current.then(run);
  };

  const add = (files: readonly File[]): void => {
    const added = files.map((file): Sending => {
      next.current += 1;
      const reason = faultOf(file);
      return { id: next.current, file, state: reason === null ? 'waiting' : 'refused', received: 0, reason };
    });
    setList((now) => [...now, ...added]);
    for (const one of added) if (one.state === 'waiting') start(one);
  };
  const pause = (id: number): void => {
    stops.current.get(id)?.abort();
    change(id, { state: 'paused', reason: null });
  };
  const resume = (id: number): void => {
    const found = list.find((one) => one.id === id);
    if (found) start(found);
  };
  const remove = (id: number): void => {
    const found = list.find((one) => one.id === id);
    stops.current.get(id)?.abort();
    setList((now) => now.filter((one) => one.id !== id));
    if (found && found.state !== 'done' && found.state !== 'refused')
      void forgetFile(found.file).catch(() => undefined);
  };
  return { list, add, pause, resume, remove };
};
