import { useState } from 'react';
import { api, formatDateTime, Slot } from '#core/web';
import { Button, Field, TextInput } from '#ui';
import { SideSheet } from '#ui/side-sheet/side-sheet';
import { readClock, toInstant } from '../../../lib/zone-time';
import { sessionPanel } from '../../../public';
import type { SessionView } from '../../../schemas/calendar';
import { cancelSession } from '../../../schemas/endpoints';
import { ConfirmDialog } from './confirm-dialog';
import { MoveDialog } from './move-dialog';
import styles from './practice.module.css';
import { describePlace, People } from './session-row';
import { texts } from './texts/texts';

interface SessionSheetProps {
  readonly session: SessionView;
  readonly zone: string;
  readonly onClose: () => void;
}

const toClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const toMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** One session beside the calendar: who comes, moving and cancelling, and what other modules have about it. */
export const SessionSheet = ({ session, zone, onClose }: SessionSheetProps) => {
  const at = readClock(session.start, zone);
  const [date, setDate] = useState(at.date);
  const [time, setTime] = useState(toClock(at.minutes));
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const isAhead = session.status === 'confirmed' && Date.parse(session.start) > Date.now();
  const isChosen = /^\d{4}-\d\d-\d\d$/.test(date) && /^\d\d:\d\d$/.test(time);
  const [person] = session.people.filter(({ status }) => status !== 'cancelled');
  return (
    <SideSheet
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      eyebrow={formatDateTime(session.start, zone)}
      title={session.title}
    >
      <div className={styles.form}>
        <p className={styles.facts}>{describePlace(session)}</p>
        <People session={session} />
        {isAhead && (
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (isChosen) setOpen('move');
            }}
          >
            <h3>{texts('move.choose')}</h3>
            <div className={styles.pair}>
              <Field label={texts('new.date')}>
                <TextInput type="date" value={date} onChange={({ target }) => setDate(target.value)} />
              </Field>
              <Field label={texts('new.time')} hint={texts('zone', { zone })}>
                <TextInput type="time" value={time} onChange={({ target }) => setTime(target.value)} />
              </Field>
            </div>
            <div className={styles.acts}>
              <Button type="submit" disabled={!isChosen}>
                {texts('move')}
              </Button>
              <Button variant="bare" onClick={() => setOpen('cancel')}>
                {texts('cancel')}
              </Button>
            </div>
          </form>
        )}
        {person && <Slot of={sessionPanel} with={{ sessionId: session.id, matchId: person.matchId }} />}
      </div>
      {open === 'move' && (
        <MoveDialog
          session={session}
          zone={zone}
          start={toInstant(date, toMinutes(time), zone)}
          onClose={(moved) => (moved ? onClose() : setOpen(null))}
        />
      )}
      {open === 'cancel' && (
        <ConfirmDialog
          title={texts('cancel.title')}
          text={texts('cancel.text')}
          confirm={texts('cancel.confirm')}
          done={texts('cancel.done')}
          work={() => api(cancelSession, { params: { id: session.id } })}
          onClose={(isDone) => (isDone ? onClose() : setOpen(null))}
        />
      )}
    </SideSheet>
  );
};
