import { type ChangeEvent, useRef, useState } from 'react';
import { api, toPath } from '#core/web';
import { Alert, Badge, Button, EmptyState, Field, TextInput, toast } from '#ui';
import { addCredential, deleteCredential, getCredentialDocument } from '../../schemas/endpoints';
import type { CredentialView, OwnPage } from '../../schemas/page';
import { largestDocument } from '../../schemas/values';
import { formatDate } from '../parts/format';
import { MyFrame } from '../parts/staff/my-frame';
import styles from '../parts/staff/staff.module.css';
import { useAct } from '../parts/staff/use-act';
import { texts } from '../texts/staff-texts';

const tones = { uploaded: 'pending', checked: 'reviewed', refused: 'booked', expired: 'other' } as const;

const AddForm = ({ onAdded }: { readonly onAdded: (credential: CredentialView) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [title, setTitle] = useState('');
  const [issuer, setIssuer] = useState('');
  const [year, setYear] = useState('');
  const [expiresOn, setExpiresOn] = useState('');
  const { failed, busy, run } = useAct();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = target.files?.[0] ?? null;
    target.value = '';
    if (chosen && chosen.size > largestDocument) toast({ title: texts('c.large'), tone: 'error' });
    else setFile(chosen);
  };
  const add = async (): Promise<void> => {
    if (!file) {
      toast({ title: texts('c.none'), tone: 'error' });
      return;
    }
    const isDone = await run('add', async () => {
      const body = { title, issuer, year: Number(year), ...(expiresOn ? { expiresOn } : {}) };
      onAdded(await api(addCredential, { body, file: { field: 'document', content: file } }));
      return texts('c.added');
    });
    if (!isDone) return;
    for (const clear of [setTitle, setIssuer, setYear, setExpiresOn]) clear('');
    setFile(null);
  };
  const general = failed && !['title', 'issuer', 'year', 'expiresOn'].some((name) => failed.field(name));
  return (
    <form
      noValidate
      className={styles.block}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <h2>{texts('c.add')}</h2>
      <div className={styles.pair}>
        <Field label={texts('c.title')} error={failed?.field('title')}>
          <TextInput maxLength={160} value={title} onChange={({ target }) => setTitle(target.value)} />
        </Field>
        <Field label={texts('c.issuer')} error={failed?.field('issuer')}>
          <TextInput maxLength={160} value={issuer} onChange={({ target }) => setIssuer(target.value)} />
        </Field>
        <Field label={texts('c.year')} error={failed?.field('year')}>
          <TextInput inputMode="numeric" maxLength={4} value={year} onChange={({ target }) => setYear(target.value)} />
        </Field>
        <Field label={texts('c.expires')} optional error={failed?.field('expiresOn')}>
          <TextInput type="date" value={expiresOn} onChange={({ target }) => setExpiresOn(target.value)} />
        </Field>
      </div>
      <p className={styles.quiet}>{texts('c.file')}</p>
      <div className={styles.acts}>
        <input
          ref={input}
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          hidden
          aria-label={texts('c.choose')}
          onChange={choose}
        />
        <Button onClick={() => input.current?.click()}>{texts('c.choose')}</Button>
        {file && <span>{file.name}</span>}
      </div>
      {general && <Alert tone="error">{failed.message}</Alert>}
      <div>
        <Button type="submit" variant="loud" pending={busy !== null} pendingText={texts('c.adding')}>
          {texts('c.add')}
        </Button>
      </div>
    </form>
  );
};

const Row = ({ credential, onDeleted }: { readonly credential: CredentialView; readonly onDeleted: () => void }) => {
  const { failed, busy, run } = useAct();
  const { id, title, issuer, year, expiresOn, state, note } = credential;
  return (
    <li className={styles.item}>
      <div className={styles.acts}>
        <b>{title}</b>
        <Badge tone={tones[state]}>{texts(`c.${state}`)}</Badge>
      </div>
      <p className={styles.quiet}>
        {[issuer, year, ...(expiresOn ? [texts('c.until', { day: formatDate(expiresOn) })] : [])].join(', ')}
      </p>
      {note && <p>{note}</p>}
      {failed && <Alert tone="error">{failed.message}</Alert>}
      <div className={styles.acts}>
        {credential.hasDocument && (
          <a href={toPath(getCredentialDocument, { params: { id } })} download>
            {texts('c.open')}
          </a>
        )}
        <Button
          variant="bare"
          pending={busy !== null}
          onClick={() =>
            void run('delete', async () => {
              await api(deleteCredential, { params: { id } });
              onDeleted();
              return texts('c.deleted');
            })
          }
        >
          {texts('c.delete', { title })}
        </Button>
      </div>
    </li>
  );
};

const Credentials = ({ page, onChanged }: { readonly page: OwnPage; readonly onChanged: (page: OwnPage) => void }) => {
  const { credentials } = page;
  return (
    <>
      {credentials.length === 0 && (
        <EmptyState title={texts('credentials.none')}>
          <p>{texts('credentials.none.more')}</p>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {credentials.map((credential) => (
          <Row
            key={credential.id}
            credential={credential}
            onDeleted={() => onChanged({ ...page, credentials: credentials.filter(({ id }) => id !== credential.id) })}
          />
        ))}
      </ul>
      <AddForm onAdded={(added) => onChanged({ ...page, credentials: [...credentials, added] })} />
    </>
  );
};

/** `/team-portal/my-page/credentials`: trainings and licences with their documents. */
export const MyCredentialsPage = () => (
  <MyFrame lead={texts('credentials.lead')}>{(page, set) => <Credentials page={page} onChanged={set} />}</MyFrame>
);
