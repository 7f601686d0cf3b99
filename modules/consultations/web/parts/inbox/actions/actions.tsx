import { type ReactNode, Suspense, useState } from 'react';
import { api, formatDateTime } from '#core/web';
import { Notes } from '#core/web/inbox/notes';
import { Button } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { addNote } from '../../../../schemas/endpoints';
import type { ConsultationView } from '../../../../schemas/inbox';
import { legalNext } from '../../../../schemas/values';
import { texts } from '../texts/texts';
import styles from './actions.module.css';
import { History } from './history';
import type { RequestState } from './use-request';

const ExportDialog = lazyPart(() => import('./export-dialog').then((module) => module.ExportDialog));
const DeleteDialog = lazyPart(() => import('./delete-dialog').then((module) => module.DeleteDialog));
const ScheduleDialog = lazyPart(() => import('../schedule/schedule-dialog').then((module) => module.ScheduleDialog));
const CancelDialog = lazyPart(() => import('../schedule/cancel-dialog').then((module) => module.CancelDialog));

interface ActionsProps {
  readonly request: ConsultationView;
  readonly state: RequestState;
  readonly onDeleted: () => void;
}

const Act = ({ button, children }: { readonly button: ReactNode; readonly children: ReactNode }) => (
  <li>
    {button}
    <span>{children}</span>
  </li>
);

/** The booking that is confirmed and still ahead; null when there is none. */
export const bookedOf = ({ appointments }: ConsultationView) =>
  appointments.find(({ status, end }) => status === 'confirmed' && Date.parse(end) > Date.now()) ?? null;

const StatusActs = ({ request, state }: Omit<ActionsProps, 'onDeleted'>) => {
  const pending = state.busy === 'status';
  const others = legalNext[request.status].filter((status) => request.status !== 'pending' || status !== 'reviewed');
  return (
    <>
      <Act
        button={
          <Button
            variant="loud"
            disabled={request.status !== 'pending'}
            pending={pending}
            pendingText={texts('reviewing')}
            onClick={() => void state.setStatus('reviewed')}
          >
            {texts('review')}
          </Button>
        }
      >
        {texts('review.more')}
      </Act>
      {others.length > 0 && (
        <li>
          <div className={styles.others}>
            {others.map((status) => (
              <Button key={status} pending={pending} onClick={() => void state.setStatus(status)}>
                {texts(`set.${status}`)}
              </Button>
            ))}
          </div>
          <span>{texts('set.more')}</span>
        </li>
      )}
    </>
  );
};

/** Everything the team does with a request, its notes and its history. Dialogs load when they are opened. */
export const Actions = ({ request, state, onDeleted }: ActionsProps) => {
  const [open, setOpen] = useState<'export' | 'delete' | 'schedule' | 'cancel' | null>(null);
  const booked = bookedOf(request);
  const close = (): void => setOpen(null);
  return (
    <div className={styles.part}>
      <ul className={styles.acts}>
        <StatusActs request={request} state={state} />
        {request.kind === 'consultation' && (
          <Act
            button={
              <Button disabled={!request.profileGenerated} onClick={() => setOpen('export')}>
                {texts('export')}
              </Button>
            }
          >
            {texts(request.profileGenerated ? 'export.more' : 'notYet')}
          </Act>
        )}
        <Act
          button={<Button onClick={() => setOpen('schedule')}>{texts(booked ? 'schedule.again' : 'schedule')}</Button>}
        >
          {booked
            ? texts('appointment.at', { when: formatDateTime(booked.start), staff: booked.staffName })
            : texts('schedule.more', { name: request.name })}
        </Act>
        {booked && (
          <Act button={<Button onClick={() => setOpen('cancel')}>{texts('schedule.cancel')}</Button>}>
            {texts('schedule.cancel.ask', { name: request.name, when: formatDateTime(booked.start) })}
          </Act>
        )}
        <Act button={<Button onClick={() => setOpen('delete')}>{texts('delete')}</Button>}>{texts('delete.more')}</Act>
      </ul>
      <Notes
        words={texts}
        add={(text, idempotencyKey) => api(addNote, { params: { id: request.id }, body: { text } }, { idempotencyKey })}
        notes={request.notes}
        onSaved={(note) => {
          state.take({ notes: [note, ...request.notes] });
          void state.reload();
        }}
      />
      <History entries={request.history} />
      <Suspense fallback={null}>
        {open === 'export' && <ExportDialog request={request} state={state} onClose={close} />}
        {open === 'schedule' && <ScheduleDialog request={request} booked={booked} state={state} onClose={close} />}
        {open === 'cancel' && booked && (
          <CancelDialog request={request} booked={booked} state={state} onClose={close} />
        )}
        {open === 'delete' && <DeleteDialog request={request} onClose={close} onDeleted={onDeleted} />}
      </Suspense>
    </div>
  );
};
