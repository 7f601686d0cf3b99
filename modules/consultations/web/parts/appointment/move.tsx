import { useEffect, useRef, useState } from 'react';
import { SlotPicker } from '#core/web/slots/slot-picker';
import { ChosenZoneBox } from '#core/web/slots/zone-box';
import { Alert, Button, Field } from '#ui';
import type { OwnAppointment, Slot } from '../../../schemas/appointment';
import styles from '../../pages/appointment-page.module.css';
import { texts } from './texts/texts';
import type { Appointment } from './use-appointment';

interface MoveProps {
  readonly state: Appointment;
  readonly appointment: OwnAppointment;
  readonly onClose: () => void;
}

/** Other free times with the same person, in the guest's zone. */
export const Move = ({ state, appointment, onClose }: MoveProps) => {
  const [slot, setSlot] = useState<Slot | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const move = async (): Promise<void> => {
    if (!slot) return;
    if (await state.move(slot)) onClose();
    else setSlot(null);
  };
  return (
    <section className={styles.move} aria-labelledby="move-title">
      <h2 id="move-title" className={styles.subtitle} ref={title} tabIndex={-1}>
        {texts('move')}
      </h2>
      <Field label={texts('zone')}>
        <ChosenZoneBox
          value={state.zone}
          onChange={(zone) => {
            setSlot(null);
            state.setZone(zone);
          }}
        />
      </Field>
      <SlotPicker
        from={appointment.from}
        until={appointment.until}
        zone={appointment.zone}
        slots={appointment.slots}
        value={slot}
        onChange={setSlot}
        onFrom={(from) => {
          setSlot(null);
          state.setFrom(from);
        }}
        first={state.from === null}
      />
      {state.wrong && <Alert tone="error">{state.wrong}</Alert>}
      <div className={styles.acts}>
        <Button
          variant="loud"
          disabled={!slot}
          pending={state.busy}
          pendingText={texts('move.doing')}
          onClick={() => void move()}
        >
          {texts('move.do')}
        </Button>
        <Button variant="bare" onClick={onClose}>
          {texts('move.keep')}
        </Button>
      </div>
    </section>
  );
};
