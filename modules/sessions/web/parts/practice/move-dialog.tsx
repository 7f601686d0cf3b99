import { api, formatDateTime } from '#core/web';
import type { SessionView } from '../../../schemas/calendar';
import { moveSession } from '../../../schemas/endpoints';
import { ConfirmDialog } from './confirm-dialog';
import { texts } from './texts/texts';

interface MoveDialogProps {
  readonly session: SessionView;
  readonly zone: string;
  readonly start: string;
  readonly onClose: (isMoved: boolean) => void;
}

/** Asks before a session is moved: everybody who comes gets a mail. */
export const MoveDialog = ({ session, zone, start, onClose }: MoveDialogProps) => (
  <ConfirmDialog
    title={texts('move.title')}
    text={texts('move.text', { from: formatDateTime(session.start, zone), to: formatDateTime(start, zone) })}
    confirm={texts('move.confirm')}
    done={texts('move.done')}
    work={() => api(moveSession, { params: { id: session.id }, body: { start } }, { ifMatch: session.version })}
    onClose={onClose}
  />
);
