import { type FormEvent, useState } from 'react';
import { apiResponse } from '#core/web';
import { useAttempt } from '#core/web/forms/use-attempt';
import { Alert, Button, Field, TextInput, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { exportRequest } from '../../../../schemas/endpoints';
import type { ConsultationView } from '../../../../schemas/inbox';
import { texts } from '../texts/texts';
import styles from './actions.module.css';
import { saveAnswer } from './save-answer';
import type { RequestState } from './use-request';

/** Letters a reason has at least; the server asks for the same. */
const least = 3;
const formats = ['pdf', 'json'] as const;

interface ExportDialogProps {
  readonly request: ConsultationView;
  readonly state: RequestState;
  readonly onClose: () => void;
}

/** Asks why somebody takes a profile out of the product, and in which format. */
export const ExportDialog = ({ request, state, onClose }: ExportDialogProps) => {
  const [format, setFormat] = useState<(typeof formats)[number]>('pdf');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const { busy, failed, attempt } = useAttempt(texts('error'));
  const run = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const given = reason.trim();
    if (given.length < least) return setWrong(texts('export.reason.missing', { least }));
    await attempt(async () => {
      const accept = format === 'pdf' ? 'application/pdf' : 'application/json';
      const input = { params: { id: request.id }, query: { format, reason: given } };
      const answer = await apiResponse(exportRequest, input, { headers: { accept }, timeout: 60_000 });
      saveAnswer(await answer.blob(), `${request.reference}.${format}`);
      toast({ title: texts('export.done'), tone: 'success' });
      void state.reload();
      onClose();
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts('export.title')}
      description={texts('export.lead')}
    >
      <form onSubmit={(event) => void run(event)} noValidate className={styles.form}>
        <fieldset className={styles.choices}>
          <legend>{texts('export.format')}</legend>
          {formats.map((one) => (
            <label key={one}>
              <input type="radio" name="format" checked={format === one} onChange={() => setFormat(one)} />
              <span>{texts(`export.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <Field label={texts('export.reason')} hint={texts('export.reason.hint')} error={wrong}>
          <TextInput
            required
            maxLength={200}
            value={reason}
            onChange={({ target }) => {
              setWrong(null);
              setReason(target.value);
            }}
          />
        </Field>
        {failed && <Alert tone="error">{failed}</Alert>}
        <Button type="submit" variant="loud" pending={busy} pendingText={texts('export.doing')}>
          {texts('export.do')}
        </Button>
      </form>
    </Dialog>
  );
};
