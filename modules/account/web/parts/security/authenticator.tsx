import { useState } from 'react';
import type { ReplyOf } from '#core/contract/endpoint';
import {
  beginAuthenticator,
  confirmAuthenticator,
  type getSignInMethods,
  removeAuthenticator,
  renewRecoveryCodes,
} from '#core/schemas/endpoints';
import { api, failure, formatDateTime } from '#core/web';
import { useSubmit } from '#core/web/forms/use-submit';
import { Alert, Button, Field, TextInput, toast } from '#ui';
import { texts } from '../../texts/texts';
import { Section } from '../layout/account-layout';
import layout from '../layout/account-layout.module.css';
import styles from './authenticator.module.css';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';

interface SetUpProps {
  readonly made: ReplyOf<typeof beginAuthenticator>;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

const SetUp = ({ made, onCodes, onCancel }: SetUpProps) => {
  const [code, setCode] = useState('');
  const check = () => (/^\d{6}$/.test(code.replace(/\s/g, '')) ? {} : { code: texts('app.code.missing') });
  const { form, pending, wrong, submit } = useSubmit(['code'], check, async () => {
    const { codes } = await api(confirmAuthenticator, { body: { code } });
    onCodes(codes);
  });
  return (
    <form ref={form} noValidate className={layout.form} onSubmit={submit} aria-busy={pending}>
      {wrong[''] && <Alert tone="error">{wrong['']}</Alert>}
      <ol className={styles.steps}>
        <li>
          <p>{texts('app.scan')}</p>
          <QrCode text={made.address} label={texts('app.qr')} />
          <p className="small quiet">{texts('app.type')}</p>
          <p className={styles.secret}>{made.secret.match(/.{1,4}/g)?.join(' ')}</p>
        </li>
        <li>
          <Field label={texts('app.code')} error={wrong.code}>
            <TextInput
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
        </li>
      </ol>
      <div className={layout.acts}>
        <Button type="submit" variant="loud" pending={pending} pendingText={texts('app.checking')}>
          {texts('app.confirm')}
        </Button>
        <Button onClick={onCancel}>{texts('cancel')}</Button>
      </div>
    </form>
  );
};

interface AuthenticatorProps {
  readonly methods: ReplyOf<typeof getSignInMethods>;
  readonly reload: () => Promise<void>;
}

/** The app that shows codes, and the codes for the day when it is lost. */
export const AuthenticatorSection = ({ methods, reload }: AuthenticatorProps) => {
  const [made, setMade] = useState<ReplyOf<typeof beginAuthenticator> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  const { authenticator, recoveryCodesLeft: left } = methods;
  const run = async (name: string, work: () => Promise<void>): Promise<void> => {
    setPending(name);
    try {
      await work();
    } catch (error) {
      toast(failure(error));
    }
    setPending(null);
  };
  const begin = (): Promise<void> => run('begin', async () => setMade(await api(beginAuthenticator)));
  const renew = (): Promise<void> => run('renew', async () => setCodes((await api(renewRecoveryCodes)).codes));
  const remove = (): Promise<void> =>
    run('remove', async () => {
      await api(removeAuthenticator);
      await reload();
      toast({ title: texts('app.removed'), tone: 'success' });
    });
  const finish = async (): Promise<void> => {
    setCodes(null);
    setMade(null);
    await reload();
  };
  return (
    <Section title={texts('app')}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => void finish()} />
      ) : made ? (
        <SetUp made={made} onCodes={setCodes} onCancel={() => setMade(null)} />
      ) : authenticator ? (
        <>
          <p>{texts('app.since', { when: formatDateTime(authenticator.since) })}</p>
          {left < 3 ? (
            <Alert tone="attention">{texts('codes.left', { count: left })}</Alert>
          ) : (
            <p className="small quiet">{texts('codes.left', { count: left })}</p>
          )}
          <div className={layout.acts}>
            <Button pending={pending === 'renew'} onClick={() => void renew()}>
              {texts('codes.renew')}
            </Button>
            <Button pending={pending === 'remove'} onClick={() => void remove()}>
              {texts('app.remove')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="small quiet">{texts('app.why')}</p>
          <Button pending={pending === 'begin'} onClick={() => void begin()}>
            {texts('app.begin')}
          </Button>
        </>
      )}
    </Section>
  );
};
