import { Suspense, useState } from 'react';
import { ApiError, api, failure, formatDateTime, storeAnswer, toPath } from '#core/web';
import { useAttempt } from '#core/web/forms/use-attempt';
import { Alert, Button, buttonClass, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import type { BookingView } from '../../../schemas/bookings';
import {
  answerEarlierOffer,
  cancelBooking,
  downloadSession,
  getBooking,
  getRoom,
  stopWaiting,
  waitEarlier,
} from '../../../schemas/endpoints';
import { refreshBookings } from '../../api/use-bookings';
import { texts } from '../../texts/texts';
import styles from './booking.module.css';

const BookDialog = lazyPart(() => import('./book-dialog').then((module) => module.BookDialog));

const describeCost = (booking: BookingView): string => {
  if (Date.now() < Date.parse(booking.changeUntil))
    return texts('cancel.free', { when: formatDateTime(booking.changeUntil) });
  if (booking.fromPackage) return texts('cancel.late.series');
  return booking.payment && booking.lateFeePercent > 0
    ? texts('cancel.late', { percent: booking.lateFeePercent })
    : texts('cancel.late.free');
};

const CancelDialog = ({ booking, onClose }: { readonly booking: BookingView; readonly onClose: () => void }) => {
  const { busy, failed, attempt } = useAttempt(texts('failed'));
  const cancel = () =>
    attempt(async () => {
      const { id } = booking;
      await storeAnswer(getBooking, { params: { id } }, await api(cancelBooking, { params: { id } }));
      toast({ title: texts('cancel.done'), tone: 'success' });
      onClose();
      await refreshBookings();
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts('cancel.title')}
      description={describeCost(booking)}
    >
      <div className={styles.form}>
        {failed && <Alert tone="error">{failed}</Alert>}
        <div className={styles.acts}>
          <Button variant="loud" pending={busy} pendingText={texts('cancel.doing')} onClick={() => void cancel()}>
            {texts('cancel.yes')}
          </Button>
          <Button onClick={onClose}>{texts('cancel.no')}</Button>
        </div>
      </div>
    </Dialog>
  );
};

/** Sends one thing about a booking and shows what became of it. */
const useBookingAct = ({ id }: BookingView) => {
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<BookingView | undefined>, done?: string): Promise<void> => {
    setBusy(true);
    try {
      const booking = await work();
      if (booking) await storeAnswer(getBooking, { params: { id } }, booking);
      if (done) toast({ title: done, tone: 'success' });
      await refreshBookings();
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      toast(failure(reason, texts('failed')));
      await refreshBookings();
    } finally {
      setBusy(false);
    }
  };
  return { busy, act };
};

/** An earlier time that is kept for the client, or the wish for one. */
export const Earlier = ({ booking }: { readonly booking: BookingView }) => {
  const { busy, act } = useBookingAct(booking);
  const { id, earlier } = booking;
  const answer = (accept: boolean) =>
    act(
      async () => (earlier ? api(answerEarlierOffer, { params: { id: earlier.id }, body: { accept } }) : undefined),
      texts(accept ? 'offer.taken' : 'offer.passed'),
    );
  if (earlier)
    return (
      <Alert tone="attention" title={texts('offer', { when: formatDateTime(earlier.start) })}>
        <p>{texts('offer.hint', { until: formatDateTime(earlier.expiresAt) })}</p>
        <div className={styles.acts}>
          <Button variant="loud" pending={busy} onClick={() => void answer(true)}>
            {texts('offer.take')}
          </Button>
          <Button onClick={() => void answer(false)}>{texts('offer.pass')}</Button>
        </div>
      </Alert>
    );
  if (booking.kind === 'group' || !booking.canCancel) return null;
  const stop = async (): Promise<undefined> => {
    await api(stopWaiting, { params: { id } });
  };
  return (
    <div className={styles.form}>
      <p className="quiet">{texts(booking.isWaiting ? 'wait.on' : 'wait.hint')}</p>
      <div>
        {booking.isWaiting ? (
          <Button pending={busy} onClick={() => void act(stop)}>
            {texts('wait.stop')}
          </Button>
        ) : (
          <Button pending={busy} onClick={() => void act(() => api(waitEarlier, { params: { id } }))}>
            {texts('wait')}
          </Button>
        )}
      </div>
    </div>
  );
};

/** The way into a video room, which the server opens ten minutes before. */
export const RoomButton = ({ sessionId }: { readonly sessionId: string }) => {
  const { busy, failed, attempt } = useAttempt(texts('failed'));
  const enter = () =>
    attempt(async () => {
      const { address } = await api(getRoom, { params: { id: sessionId } });
      window.location.assign(address);
    });
  return (
    <div className={styles.form}>
      <div>
        <Button variant="loud" pending={busy} pendingText={texts('room.opening')} onClick={() => void enter()}>
          {texts('room')}
        </Button>
      </div>
      {failed && <Alert tone="info">{failed}</Alert>}
    </div>
  );
};

/** Moving, cancelling and the calendar file of one session. */
export const SessionActs = ({ booking }: { readonly booking: BookingView }) => {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className={styles.acts}>
      {booking.canMove && booking.serviceId && <Button onClick={() => setOpen('move')}>{texts('move')}</Button>}
      {booking.canCancel && <Button onClick={() => setOpen('cancel')}>{texts('cancel')}</Button>}
      {booking.status === 'booked' && (
        <a className={buttonClass('bare')} href={toPath(downloadSession, { params: { id: booking.sessionId } })}>
          {texts('calendar')}
        </a>
      )}
      <Suspense>
        {open === 'move' && booking.serviceId && (
          <BookDialog
            serviceId={booking.serviceId}
            title={booking.title}
            practitionerName={booking.practitionerName}
            isGroup={false}
            packageId={null}
            moving={booking}
            onClose={close}
          />
        )}
      </Suspense>
      {open === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
    </div>
  );
};
