import { useState } from 'react';
import { ApiError, api, apiResponse, failure, formatDateTime, formatNumber, useApi } from '#core/web';
import { Alert, Button, toast } from '#ui';
import type { ExportView } from '../../../schemas/account';
import { downloadExport, listExports, requestExport } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import { Section } from '../layout/account-layout';

/** How long a large archive may take on a slow line, in ms. */
const exportTimeout = 10 * 60_000;

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? formatNumber(Math.max(1, Math.round(bytes / 1000)), { style: 'unit', unit: 'kilobyte' })
    : formatNumber(bytes / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

const save = (archive: Blob, day: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = `hedo-${day}.zip`;
  link.click();
  // The browser takes the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

const Ready = ({ made, onGone }: { readonly made: ExportView; readonly onGone: () => void }) => {
  const [pending, setPending] = useState(false);
  const fetchIt = async (): Promise<void> => {
    setPending(true);
    try {
      const response = await apiResponse(downloadExport, { params: { id: made.id } }, { timeout: exportTimeout });
      save(await response.blob(), made.createdAt.slice(0, 10));
    } catch (error) {
      toast(failure(error));
      if (error instanceof ApiError && error.status === 410) onGone();
    }
    setPending(false);
  };
  return (
    <>
      <p role="status">
        {texts('export.ready', { since: formatDateTime(made.createdAt), until: formatDateTime(made.expiresAt ?? '') })}
      </p>
      <Button variant="loud" pending={pending} pendingText={texts('export.fetching')} onClick={() => void fetchIt()}>
        {texts('export.fetch', { size: sizeOf(made.bytes ?? 0) })}
      </Button>
    </>
  );
};

/** Gathers everything, says how far it is, and hands it over. */
export const ExportSection = () => {
  const [waiting, setWaiting] = useState(false);
  const { data, reload } = useApi(listExports, {}, waiting ? { everySeconds: 2 } : {});
  const [pending, setPending] = useState(false);
  const [last] = data ?? [];
  const preparing = last?.status === 'preparing';
  if (preparing !== waiting) setWaiting(preparing);
  const ask = async (): Promise<void> => {
    setPending(true);
    try {
      await api(requestExport);
      await reload();
    } catch (error) {
      toast(failure(error));
    }
    setPending(false);
  };
  return (
    <Section title={texts('export')}>
      <p>{texts('export.words')}</p>
      {preparing && <Alert tone="attention">{texts('export.preparing')}</Alert>}
      {last?.status === 'failed' && <Alert tone="error">{texts('export.failed')}</Alert>}
      {last?.status === 'ready' && <Ready made={last} onGone={() => void reload()} />}
      {!preparing && (
        <Button pending={pending} onClick={() => void ask()}>
          {texts('export.ask')}
        </Button>
      )}
    </Section>
  );
};
