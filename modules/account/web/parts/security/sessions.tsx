import { useRef, useState } from 'react';
import { deviceOf } from '#core/contract/device-name';
import { endOtherSessions, endSession, listSessions } from '#core/schemas/endpoints';
import type { SessionView } from '#core/schemas/sign-in';
import { api, failure, formatDateTime, useApi } from '#core/web';
import { Alert, Badge, Button, Skeleton, toast } from '#ui';
import { texts } from '../../texts/texts';
import { Section } from '../layout/account-layout';
import styles from './sessions.module.css';

const nameOf = (userAgent: string): string => {
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return texts('device.on', { browser, system });
  return browser ?? system ?? texts('device.unknown');
};

interface RowProps {
  readonly session: SessionView;
  readonly onEnd: (session: SessionView) => Promise<void>;
}

const Row = ({ session, onEnd }: RowProps) => {
  const [pending, setPending] = useState(false);
  const device = nameOf(session.userAgent);
  return (
    <li className={styles.session}>
      <div className={styles.what}>
        <span className={styles.name}>
          {device}
          {session.current && <Badge tone="reviewed">{texts('sessions.here')}</Badge>}
        </span>
        <span className="small quiet">
          {texts('sessions.seen', { when: formatDateTime(session.lastSeenAt) })},{' '}
          {texts('sessions.since', { when: formatDateTime(session.createdAt) })}
        </span>
        <span className="small quiet">
          {session.timeZone ? texts('sessions.clock', { zone: session.timeZone }) : texts('sessions.nowhere')}
          {session.method && `, ${texts(`method.${session.method}`)}`}
        </span>
      </div>
      {!session.current && (
        <Button
          pending={pending}
          aria-label={texts('sessions.end.of', { device })}
          onClick={() => {
            setPending(true);
            void onEnd(session).finally(() => setPending(false));
          }}
        >
          {texts('sessions.end')}
        </Button>
      )}
    </li>
  );
};

/** Where the person is signed in, with the way to end it: one place, or all others. */
export const Sessions = () => {
  const { data, error, reload } = useApi(listSessions);
  const [pending, setPending] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const end = async (work: Promise<undefined>, done: string): Promise<void> => {
    try {
      await work;
      await reload();
      toast({ title: done, tone: 'success' });
      // The button that was pressed is gone; the list takes its focus.
      list.current?.focus();
    } catch (failed) {
      await reload();
      toast(failure(failed));
    }
  };
  const others = data?.some(({ current }) => !current) ?? false;
  return (
    <Section title={texts('sessions')}>
      <p className="small quiet">{texts('sessions.why')}</p>
      {error && !data && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('retry')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={4} />}
      {data && (
        <ul ref={list} tabIndex={-1} className={styles.list} aria-label={texts('sessions')}>
          {data.map((session) => (
            <Row
              key={session.id}
              session={session}
              onEnd={({ id }) => end(api(endSession, { params: { id } }), texts('sessions.ended'))}
            />
          ))}
        </ul>
      )}
      {others && (
        <Button
          pending={pending}
          onClick={() => {
            setPending(true);
            void end(api(endOtherSessions), texts('sessions.all.done')).finally(() => setPending(false));
          }}
        >
          {texts('sessions.all')}
        </Button>
      )}
    </Section>
  );
};
