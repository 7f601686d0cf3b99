import { useState } from 'react';
import { ApiError, api } from '#core/web';
import { Alert, Button, Field, Textarea, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { Select } from '#ui/select/select';
import { createReport } from '../../../schemas/endpoints';
import type { ReportInput } from '../../../schemas/report';
import { limits, reportReasons } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import styles from './reports.module.css';

interface Props {
  readonly kind: ReportInput['kind'];
  readonly targetId: string;
  readonly onClose: () => void;
}

/** Puts something before the moderators. */
export const ReportDialog = ({ kind, targetId, onClose }: Props) => {
  const [reason, setReason] = useState<ReportInput['reason']>('hurts');
  const [note, setNote] = useState('');
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setFailed('');
    try {
      const body = { kind, targetId, reason, ...(note.trim() && { note: note.trim() }) };
      await api(createReport, { body });
      toast({ title: texts('report.sent'), tone: 'success' });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error.message);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={texts('report.title')}
      description={texts('report.hint')}
      onOpenChange={(open) => open || onClose()}
    >
      <div className={styles.form}>
        {failed && <Alert tone="error">{failed}</Alert>}
        <Field label={texts('report.reason')}>
          <Select
            value={reason}
            onChange={({ target }) => setReason(reportReasons.find((one) => one === target.value) ?? 'other')}
          >
            {reportReasons.map((one) => (
              <option key={one} value={one}>
                {texts(`reason.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts('report.note')} optional>
          <Textarea rows={3} maxLength={limits.note} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
        <p>
          <Button variant="loud" pending={busy} onClick={() => void send()}>
            {texts('report.send')}
          </Button>
        </p>
      </div>
    </Dialog>
  );
};
