import { useEffect, useState } from 'react';
import { useSession } from '#core/web';
import { useLater } from '#ui';
import { draftServer } from '../../api/draft-server';
import { copyKey, type DeviceStorage, readCopy, writeCopy } from './device-copy';
import { Keeper } from './keeper';
import type { Snapshot } from './kept';

/** As the server draws the page, which knows nothing of the device. */
const drawn: Snapshot = {
  answers: {},
  hidden: [],
  former: [],
  conflicts: {},
  kept: { kind: 'empty' },
  step: 1,
  birth: false,
  ready: false,
};

const nothing: DeviceStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const deviceStorage = (): DeviceStorage => {
  try {
    return localStorage;
  } catch {
    return nothing;
  }
};

/** A visitor who has signed in goes on with what they wrote before. */
const moveOver = (storage: DeviceStorage, userId: string | null): void => {
  const [own, visitor] = [copyKey(userId), copyKey(null)];
  if (userId === null || readCopy(storage, own)) return;
  const before = readCopy(storage, visitor);
  if (before && writeCopy(storage, own, before)) writeCopy(storage, visitor, null);
};

/** The keeper of the person at hand, and what it holds. */
export const useKeeper = (): readonly [Keeper, Snapshot] => {
  const userId = useSession((session) => session.user?.id ?? null);
  const [made, setMade] = useState(() => make(userId));
  const [snapshot, setSnapshot] = useState(made.keeper.snapshot);
  if (made.userId !== userId) setMade(make(userId));
  const taken = useLater();
  const { keeper, key, listen } = made;
  useEffect(() => {
    listen(setSnapshot);
    setSnapshot(keeper.snapshot);
    void keeper.start();
    const flush = () => void keeper.flush();
    const hidden = () => document.visibilityState === 'hidden' && flush();
    const heard = (event: StorageEvent) => event.key === key && keeper.hear(event.newValue);
    addEventListener('online', flush);
    addEventListener('storage', heard);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('storage', heard);
      document.removeEventListener('visibilitychange', hidden);
      keeper.close();
    };
  }, [keeper, key, listen]);
  return [keeper, taken ? snapshot : drawn];
};

interface Made {
  readonly userId: string | null;
  readonly key: string;
  readonly keeper: Keeper;
  readonly listen: (listener: (snapshot: Snapshot) => void) => void;
}

const make = (userId: string | null): Made => {
  const storage = deviceStorage();
  moveOver(storage, userId);
  const key = copyKey(userId);
  let listener: (snapshot: Snapshot) => void = () => undefined;
  const keeper = new Keeper({
    storage,
    key,
    server: draftServer,
    forgetStored: userId !== null,
    onChange: (snapshot) => listener(snapshot),
  });
  return {
    userId,
    key,
    keeper,
    listen: (next) => {
      listener = next;
    },
  };
};
