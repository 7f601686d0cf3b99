import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { api, useApi, useChannel, useSession } from '#core/web';
import { announcePresence, listInboxStaff } from '../../../schemas/endpoints';
import type { ItemRef, PresenceInput } from '../../../schemas/items';
import { presenceSeconds } from '../../../schemas/values';

type Doing = Exclude<PresenceInput['state'], 'left'>;
interface Seen {
  readonly doing: Doing;
  readonly at: number;
}

/** Who else reads or answers this item now, as their open pages tell over the socket. Nothing of it is stored. */
export const useOthers = ({ kind, id }: ItemRef, doing: Doing) => {
  const me = useSession(({ user }) => user?.id ?? null);
  const staff = useApi(listInboxStaff);
  const [seen, setSeen] = useState<ReadonlyMap<string, Seen>>(new Map());
  const say = useCallback(
    (state: PresenceInput['state']): void => {
      // A warning that is missed is no failure of the page.
      api(announcePresence, { params: { kind, id }, body: { state } }, { quiet: true }).catch(() => undefined);
    },
    [kind, id],
  );
  const isNew = useEffectEvent((userId: string) => !seen.has(userId));
  useChannel('admin:inbox', (event, message) => {
    const { userId, item, state } = message;
    if (event !== 'inbox.presence' || item !== `${kind}~${id}`) return;
    if (typeof userId !== 'string' || userId === me) return;
    // Whoever comes later learns who is here already.
    if (state !== 'left' && isNew(userId)) say(doing);
    setSeen((now) => {
      const next = new Map(now);
      if (state === 'reading' || state === 'answering') next.set(userId, { doing: state, at: Date.now() });
      else next.delete(userId);
      return next;
    });
  });
  useEffect(() => {
    say(doing);
    const timer = setInterval(
      () => {
        if (!document.hidden) say(doing);
        const oldest = Date.now() - presenceSeconds * 1000;
        setSeen((now) => new Map([...now].filter(([, { at }]) => at > oldest)));
      },
      (presenceSeconds * 1000) / 2,
    );
    return () => clearInterval(timer);
  }, [doing, say]);
  useEffect(() => () => say('left'), [say]);
  const namesOf = (wanted: Doing): readonly string[] =>
    [...seen]
      .filter(([, one]) => one.doing === wanted)
      .flatMap(([userId]) => staff.data?.find((person) => person.id === userId)?.name ?? []);
  return { reading: namesOf('reading'), answering: namesOf('answering'), staff: staff.data ?? [] };
};
