import { useState } from 'react';
import { api, toPath } from '#core/web';
import { Alert, Button, Field, TextInput } from '#ui';
import type { CredentialRow } from '../../../schemas/credential';
import { checkCredential, getCredentialDocument } from '../../../schemas/endpoints';
import { texts } from '../../texts/staff-texts';
import { formatDate } from '../format';
import styles from './staff.module.css';
import { useAct } from './use-act';

/** A credential with its document, to accept or to refuse; what was decided can be decided anew. */
export const CheckCredential = ({ row, onDone }: { readonly row: CredentialRow; readonly onDone: () => void }) => {
  const [note, setNote] = useState('');
  const { failed, busy, run } = useAct();
  const check = (accepted: boolean) =>
    void run(String(accepted), async () => {
      await api(checkCredential, { params: { id: row.id }, body: { accepted, note } }, { ifMatch: row.version });
      onDone();
      return texts('check.done');
    });
  return (
    <div className={styles.item}>
      <p>
        <b>{row.name}</b>: {row.title}
      </p>
      <p className={styles.quiet}>
        {[row.issuer, row.year, ...(row.expiresOn ? [texts('c.until', { day: formatDate(row.expiresOn) })] : [])].join(
          ', ',
        )}
      </p>
      {row.note && <p className={styles.quiet}>{texts('check.refused', { note: row.note })}</p>}
      {row.hasDocument && (
        <a href={toPath(getCredentialDocument, { params: { id: row.id } })} download>
          {texts('c.open')}
        </a>
      )}
      {row.state !== 'refused' && (
        <Field label={texts('check.note')} optional error={failed?.field('note')}>
          <TextInput maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      )}
      {failed && !failed.field('note') && <Alert tone="error">{failed.message}</Alert>}
      <div className={styles.acts}>
        {row.state !== 'checked' && (
          <Button variant="loud" pending={busy === 'true'} onClick={() => check(true)}>
            {texts('check.accept')}
          </Button>
        )}
        {row.state !== 'refused' && (
          <Button pending={busy === 'false'} onClick={() => check(false)}>
            {texts('check.refuse')}
          </Button>
        )}
      </div>
    </div>
  );
};
