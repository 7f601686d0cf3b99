import { useEffect, useRef, useState } from 'react';
import { deviceOf } from '#core/contract/device-name';
import type { ReplyOf } from '#core/contract/endpoint';
import { addPasskey, beginPasskey, type getSignInMethods, removePasskey, renamePasskey } from '#core/schemas/endpoints';
import { ApiError, api, failure, formatDateTime } from '#core/web';
import { useSubmit } from '#core/web/forms/use-submit';
import { hasPasskeys, makePasskey, PasskeyCancelled } from '#core/web/passkeys/passkeys';
import { Alert, Badge, Button, Field, TextInput, toast } from '#ui';
import { texts } from '../../texts/texts';
import { Section } from '../layout/account-layout';
import layout from '../layout/account-layout.module.css';
import styles from './sessions.module.css';

type Methods = ReplyOf<typeof getSignInMethods>;
type Passkey = Methods['passkeys'][number];

const longestName = 60;

interface RenameProps {
  readonly passkey: Passkey;
  readonly onDone: (changed: boolean) => Promise<void>;
}

const Rename = ({ passkey, onDone }: RenameProps) => {
  const [name, setName] = useState(passkey.name);
  const check = () => (name.trim() === '' ? { name: texts('passkeys.name.missing') } : {});
  const { form, pending, wrong, submit } = useSubmit(['name'], check, async () => {
    await api(renamePasskey, { params: { id: passkey.id }, body: { name } });
    await onDone(true);
  });
  useEffect(() => form.current?.querySelector('input')?.select(), [form]);
  return (
    <form ref={form} noValidate className={layout.form} onSubmit={submit} aria-busy={pending}>
      {wrong[''] && <Alert tone="error">{wrong['']}</Alert>}
      <Field label={texts('passkeys.name')} error={wrong.name}>
        <TextInput name="name" maxLength={longestName} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <div className={layout.acts}>
        <Button type="submit" pending={pending} pendingText={texts('saving')}>
          {texts('passkeys.name.save')}
        </Button>
        <Button onClick={() => void onDone(false)}>{texts('cancel')}</Button>
      </div>
    </form>
  );
};

interface RowProps {
  readonly passkey: Passkey;
  readonly reload: () => Promise<void>;
  readonly onRemoved: () => void;
}

const Row = ({ passkey, reload, onRemoved }: RowProps) => {
  const [renaming, setRenaming] = useState(false);
  const [pending, setPending] = useState(false);
  const { id, name } = passkey;
  const remove = async (): Promise<void> => {
    setPending(true);
    try {
      await api(removePasskey, { params: { id } });
      await reload();
      toast({ title: texts('passkeys.removed'), tone: 'success' });
      onRemoved();
    } catch (error) {
      toast(failure(error));
    }
    setPending(false);
  };
  if (renaming)
    return (
      <li className={styles.session}>
        <Rename
          passkey={passkey}
          onDone={async (changed) => {
            if (changed) await reload();
            setRenaming(false);
          }}
        />
      </li>
    );
  return (
    <li className={styles.session}>
      <div className={styles.what}>
        <span className={styles.name}>
          {name}
          {passkey.synced && <Badge tone="other">{texts('passkeys.synced')}</Badge>}
        </span>
        <span className="small quiet">
          {texts('passkeys.since', { when: formatDateTime(passkey.createdAt) })},{' '}
          {passkey.lastUsedAt
            ? texts('passkeys.used', { when: formatDateTime(passkey.lastUsedAt) })
            : texts('passkeys.unused')}
        </span>
      </div>
      <div className={layout.acts}>
        <Button aria-label={texts('passkeys.rename.of', { name })} onClick={() => setRenaming(true)}>
          {texts('passkeys.rename')}
        </Button>
        <Button pending={pending} aria-label={texts('passkeys.remove.of', { name })} onClick={() => void remove()}>
          {texts('passkeys.remove')}
        </Button>
      </div>
    </li>
  );
};

/** A first name for a passkey made in this browser. */
const nameOfThis = (): string => {
  const { browser, system } = deviceOf(navigator.userAgent);
  return system ?? browser ?? texts('device.unknown');
};

interface AddProps {
  readonly isFirst: boolean;
  readonly reload: () => Promise<void>;
}

const Add = ({ isFirst, reload }: AddProps) => {
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const add = async (): Promise<void> => {
    setPending(true);
    setWrong(null);
    try {
      const passkey = await makePasskey(await api(beginPasskey));
      await api(addPasskey, { body: { name: nameOfThis(), passkey } });
      await reload();
      toast({ title: texts('passkeys.added'), tone: 'success' });
    } catch (error) {
      setWrong(error instanceof ApiError || error instanceof PasskeyCancelled ? error.message : texts('failed'));
    }
    setPending(false);
  };
  return (
    <>
      {wrong && <Alert tone="error">{wrong}</Alert>}
      <Button
        variant={isFirst ? 'loud' : 'plain'}
        pending={pending}
        pendingText={texts('passkeys.adding')}
        onClick={() => void add()}
      >
        {texts('passkeys.add')}
      </Button>
    </>
  );
};

interface PasskeysProps {
  readonly methods: Methods;
  readonly reload: () => Promise<void>;
}

/** The person's passkeys: one more, another name, one less. */
export const PasskeySection = ({ methods, reload }: PasskeysProps) => {
  const [known, setKnown] = useState(true);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => setKnown(hasPasskeys()), []);
  const { passkeys } = methods;
  return (
    <Section title={texts('passkeys')}>
      <p className="small quiet">{texts('passkeys.why')}</p>
      {passkeys.length > 0 && (
        <ul ref={list} tabIndex={-1} className={styles.list} aria-label={texts('passkeys')}>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} reload={reload} onRemoved={() => list.current?.focus()} />
          ))}
        </ul>
      )}
      {known && methods.passkeysWork ? (
        <Add isFirst={passkeys.length === 0} reload={reload} />
      ) : (
        <p>{texts('passkeys.cannot')}</p>
      )}
    </Section>
  );
};
