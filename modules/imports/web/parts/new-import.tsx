import { type FormEvent, useState } from 'react';
import { ApiError, api, toPath, useApi, useNavigate, useSearchParams } from '#core/web';
import { Alert, Button, buttonClass, Field, Skeleton } from '#ui';
import { Select } from '#ui/select/select';
import { downloadTemplate, listKinds, uploadImport } from '../../schemas/endpoints';
import type { KindView } from '../../schemas/imports';
import { largestFile } from '../../schemas/values';
import { texts } from '../texts/texts';
import { FileInput } from './file-input';
import styles from './imports.module.css';

/** A large file takes a while on a slow line. */
const timeout = 600_000;

const Fields = ({ kind }: { readonly kind: KindView }) => (
  <details className={styles.fields}>
    <summary>{texts('fields')}</summary>
    <dl>
      {kind.fields.map(({ name, help, isRequired }) => (
        <div key={name} className={styles.fieldRow}>
          <dt>
            <code>{name}</code> {isRequired && <small>{texts('field.needed')}</small>}
          </dt>
          <dd>{help}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.quiet}>{texts('skips', { skips: kind.skips })}</p>
  </details>
);

const UploadForm = ({ kinds }: { readonly kinds: readonly KindView[] }) => {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const kind = kinds.find(({ id }) => id === params.get('kind')) ?? kinds[0];
  if (!kind) return <Alert>{texts('kinds.none')}</Alert>;
  const send = async (): Promise<void> => {
    if (isBusy) return;
    setFailed(null);
    if (!file) return setFault(texts('file.missing'));
    if (file.size > largestFile) return setFault(texts('file.tooLarge'));
    setBusy(true);
    try {
      const body = { kind: kind.id, fileName: file.name.slice(0, 200) };
      const made = await api(uploadImport, { body, file: { field: 'file', content: file } }, { timeout });
      await navigate(`/management/imports/${made.id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error.fields[0]?.message ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={texts('kind')} hint={kind.lead}>
        <Select value={kind.id} onChange={({ target }) => setParams({ kind: target.value }, { replace: true })}>
          {kinds.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Fields kind={kind} />
      <Field label={texts('file')} hint={texts('file.hint')} error={fault}>
        <FileInput
          onChoose={(chosen) => {
            setFile(chosen);
            setFault(null);
            setFailed(null);
          }}
        />
      </Field>
      {failed && <Alert tone="error">{failed}</Alert>}
      <div className={styles.acts}>
        <Button type="submit" variant="loud" pending={isBusy} pendingText={texts('uploading')}>
          {texts('upload')}
        </Button>
        <a className={buttonClass('plain')} href={toPath(downloadTemplate, { params: { kind: kind.id } })} download>
          {texts('template')}
        </a>
      </div>
    </form>
  );
};

/** Chooses a file, uploads it, and leads to its page. */
export const NewImport = () => {
  const { data, error, reload } = useApi(listKinds);
  if (data) return <UploadForm kinds={data} />;
  if (error)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  return <Skeleton label={texts('loading')} height="14rem" />;
};
