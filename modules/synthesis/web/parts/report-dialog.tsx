import { type FormEvent, useState } from 'react';
import { ApiError, apiResponse, failure } from '#core/web';
import { getDefaultPaperSize } from '#core/web/default-paper-size';
import { Alert, Button, Field, toast } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Dialog } from '#ui/dialog/dialog';
import { Select } from '#ui/select/select';
import { downloadVersion } from '../../schemas/endpoints';
import { texts } from '../texts/texts';
import styles from './report-dialog.module.css';

const papers = ['a4', 'letter'] as const;
/** How a document shall be; without `birth` it leaves out what the birth says. */
interface ReportWish {
  readonly paper: (typeof papers)[number];
  readonly birth: boolean;
}

/** Milliseconds a document may take when many are being made. */
const timeoutMs = 90_000;
/** Milliseconds after which the browser has taken over the file. */
const taken = 10_000;

/** Hands a file to the browser under the name that the server gave it. */
const save = async (response: Response): Promise<void> => {
  const [, name = 'hedo-reading.pdf'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), taken);
};

/** Asks for the paper and whether the birth stays out, and fetches the reading as a PDF; stays open with what went wrong. */
export const ReportDialog = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const [wish, setWish] = useState<ReportWish>({ paper: getDefaultPaperSize(navigator.language), birth: true });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const run = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      await save(
        await apiResponse(
          downloadVersion,
          { params: { id }, query: { paper: wish.paper, birth: wish.birth ? '1' : '0' } },
          { headers: { accept: 'application/pdf' }, timeout: timeoutMs },
        ),
      );
      toast({ title: texts('report.done'), tone: 'success' });
      onClose();
    } catch (error) {
      const said = error instanceof ApiError ? failure(error, texts('report.failed')).description : null;
      setFailed(said ?? texts('report.failed'));
      setBusy(false);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts('report')} description={texts('report.lead')}>
      <form noValidate className={styles.form} onSubmit={(event) => void run(event)}>
        <Field label={texts('report.paper')}>
          <Select
            value={wish.paper}
            onChange={({ target }) => setWish({ ...wish, paper: target.value === 'letter' ? 'letter' : 'a4' })}
          >
            {papers.map((paper) => (
              <option key={paper} value={paper}>
                {texts(`report.${paper}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Checkbox
          label={texts('report.without')}
          hint={texts('report.without.hint')}
          checked={!wish.birth}
          onChange={({ target }) => setWish({ ...wish, birth: !target.checked })}
        />
        {failed && <Alert tone="error">{failed}</Alert>}
        <Button type="submit" variant="loud" pending={busy} pendingText={texts('report.busy')}>
          {texts('downloadPdf')}
        </Button>
      </form>
    </Dialog>
  );
};
