import { useApi } from '#core/web';
import { Alert, Skeleton } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import type { BookingView } from '../../../schemas/booking';
import { getBooking } from '../../../schemas/endpoints';
import { RequestDetail } from './request-detail';
import { texts } from './texts/texts';

interface RequestDialogProps {
  readonly id: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** One request over the list of all. */
export const RequestDialog = ({ id, onChanged, onClose }: RequestDialogProps) => {
  const { data: booking, error, set } = useApi(getBooking, { params: { id } }, { form: true });
  const changed = (next: BookingView): void => {
    set(next);
    onChanged();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={booking?.title ?? texts('requests')}
      description={booking?.reference}
    >
      {error && <Alert tone="error">{error.message}</Alert>}
      {!booking && !error && <Skeleton lines={6} label={texts('loading')} />}
      {booking && <RequestDetail booking={booking} onChanged={changed} />}
    </Dialog>
  );
};
