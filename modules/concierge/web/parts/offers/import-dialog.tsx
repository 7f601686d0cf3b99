import { useState } from 'react';
import { ApiError, api } from '#core/web';
import { Alert, Button, Field, inputClass, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { Select } from '#ui/select/select';
import { importOffers } from '../../../schemas/endpoints';
import type { ImportResult, OfferMapping } from '../../../schemas/studio-offer';
import { offerColumns } from '../../../schemas/values';
import { texts } from '../../texts/offer-texts';
import styles from './offers.module.css';

/** Errors that are shown; the rest is counted. */
const most = 100;
/** A long file takes a while. */
const timeout = 180_000;

const Mapping = ({
  result,
  mapping,
  onChange,
}: {
  readonly result: ImportResult;
  readonly mapping: OfferMapping;
  readonly onChange: (mapping: OfferMapping) => void;
}) => (
  <details>
    <summary>{texts('i.columns')}</summary>
    <div className={styles.pair}>
      {offerColumns.map((column) => (
        <Field key={column} label={column}>
          <Select
            value={mapping[column] ?? ''}
            onChange={({ target }) => onChange({ ...mapping, [column]: target.value })}
          >
            <option value="">{texts('i.columns.none')}</option>
            {result.headers
              .filter((header) => header !== '')
              .map((header) => (
                <option key={header}>{header}</option>
              ))}
          </Select>
        </Field>
      ))}
    </div>
  </details>
);

const Errors = ({ errors, refused }: Pick<ImportResult, 'errors' | 'refused'>) => (
  <section>
    <h3>{texts('i.errors')}</h3>
    <ul className={styles.errors}>
      {errors.slice(0, most).map(({ line, message }) => (
        <li key={line}>{texts('i.line', { line, message })}</li>
      ))}
      {refused > most && <li>{texts('i.more', { count: refused - most })}</li>}
    </ul>
  </section>
);

/** Checks a file of offers, shows what would happen, and imports what is right. */
export const ImportDialog = ({
  onImported,
  onClose,
}: {
  readonly onImported: () => void;
  readonly onClose: () => void;
}) => {
  const [file, setFile] = useState<File | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [mapping, setMapping] = useState<OfferMapping>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null);
  const send = async (dryRun: 'yes' | 'no'): Promise<void> => {
    if (!file || busy) return;
    setBusy(dryRun);
    setFailed(null);
    try {
      const body = { dryRun, mapping: JSON.stringify(mapping) };
      const answer = await api(importOffers, { body, file: { field: 'file', content: file } }, { timeout });
      setResult(answer);
      setMapping(answer.mapping);
      if (dryRun === 'no') {
        toast({ title: texts('i.done'), tone: 'success' });
        onImported();
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error.fields[0]?.message ?? error.message);
    } finally {
      setBusy(null);
    }
  };
  const isReady = result?.dryRun === true && result.created + result.changed > 0;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={texts('import')} description={texts('i.lead')}>
      <div className={styles.form}>
        <Field label={texts('i.file')}>
          <input
            type="file"
            accept=".csv,text/csv"
            className={inputClass}
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null);
              setResult(null);
              setMapping({});
            }}
          />
        </Field>
        {failed && <Alert tone="error">{failed}</Alert>}
        {result && (
          <>
            <p role="status">
              {texts('i.result', {
                rows: result.rows,
                created: result.created,
                changed: result.changed,
                refused: result.refused,
              })}
            </p>
            {result.dryRun && <Mapping result={result} mapping={mapping} onChange={setMapping} />}
            {result.refused > 0 && <Errors errors={result.errors} refused={result.refused} />}
          </>
        )}
        <div className={styles.acts}>
          {(!result || result.dryRun) && (
            <Button pending={busy === 'yes'} pendingText={texts('i.checking')} onClick={() => void send('yes')}>
              {texts(result ? 'i.recheck' : 'i.check')}
            </Button>
          )}
          {isReady && (
            <Button
              variant="loud"
              pending={busy === 'no'}
              pendingText={texts('i.busy')}
              onClick={() => void send('no')}
            >
              {texts('i.do')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
};
