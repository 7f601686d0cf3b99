import { type FormEvent, useState } from 'react';
import { ApiError, api } from '#core/web';
import { Alert, Button, Field, inputClass, TextInput, toast, useFieldControl } from '#ui';
import { publishModule } from '../../schemas/endpoints';
import type { CanaryInput } from '../../schemas/modules';
import { largestArchive } from '../../schemas/values';
import { texts } from '../texts/texts';
import styles from './modules.module.css';
import { RoleChoice } from './role-choice';

/** A large archive takes a while on a slow line. */
const timeout = 600_000;

const ArchiveInput = ({ onChoose }: { readonly onChoose: (file: File | null) => void }) => {
  const { labelId: _, ...control } = useFieldControl({});
  return (
    <input
      {...control}
      type="file"
      accept=".zip,application/zip"
      className={inputClass}
      onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
    />
  );
};

/** Publishes a version from an archive, for everybody or for some people first. */
export const PublishForm = ({ onDone }: { readonly onDone: () => void }) => {
  const [file, setFile] = useState<File | null>(null);
  const [round, setRound] = useState(0);
  const [share, setShare] = useState('');
  const [roles, setRoles] = useState<CanaryInput['roles']>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setRefusal(null);
    if (!file) return setFault(texts('publish.missing'));
    if (file.size > largestArchive) return setFault(texts('publish.large'));
    setBusy(true);
    try {
      const body = {
        ...(share === '' ? {} : { share: Number(share) }),
        ...(roles.length === 0 ? {} : { roles: roles.join(',') }),
      };
      const made = await api(publishModule, { body, file: { field: 'archive', content: file } }, { timeout });
      const done = texts(`publish.${made.state}`, { module: made.module, version: made.version });
      toast({ title: [done, ...made.warnings].join(' '), tone: 'success' });
      // The next one is another file.
      setFile(null);
      setRound(round + 1);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.fields[0]?.message ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.list} aria-labelledby="publish">
      <div>
        <h2 id="publish">{texts('publish')}</h2>
        <p className={styles.quiet}>{texts('publish.lead')}</p>
      </div>
      <form
        className={styles.publish}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!isBusy) void send();
        }}
      >
        <Field label={texts('publish.archive')} hint={texts('publish.archive.hint')} error={fault}>
          <ArchiveInput
            key={round}
            onChoose={(chosen) => {
              setFile(chosen);
              setFault(null);
              setRefusal(null);
            }}
          />
        </Field>
        <div className={styles.people}>
          <Field label={texts('publish.share')} hint={texts('publish.share.hint')}>
            <TextInput type="number" min={1} max={99} value={share} onChange={({ target }) => setShare(target.value)} />
          </Field>
          <RoleChoice chosen={roles} onChoose={setRoles} />
        </div>
        {refusal && <Alert tone="error">{refusal}</Alert>}
        <div className={styles.acts}>
          <Button type="submit" variant="loud" pending={isBusy} pendingText={texts('publish.sending')}>
            {texts('publish.act')}
          </Button>
        </div>
      </form>
    </section>
  );
};
