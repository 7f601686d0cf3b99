import { useState } from 'react';
import { formatDate } from '#core/web';
import { Alert, Button, Field, TextInput, toast } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import type { InvitationReceipt } from '../../../schemas/connections';
import { invite } from '../../api/connections';
import { useAct } from '../../api/use-act';
import { texts } from '../../texts/texts';
import styles from '../connections.module.css';
import { MadeLink } from './made-link';
import { WhatIsShared } from './what-is-shared';

const ways = ['mail', 'link'] as const;
type Way = (typeof ways)[number];

interface Draft {
  readonly way: Way;
  readonly email: string;
  readonly label: string;
  readonly agreed: boolean;
  /** A repeated try sends the invitation once. */
  readonly key: string;
}
const fresh = (way: Way = 'mail'): Draft => ({ way, email: '', label: '', agreed: false, key: crypto.randomUUID() });

const plainAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const faultsOf = ({ way, email, label, agreed }: Draft) => ({
  whom:
    way === 'mail'
      ? plainAddress.test(email.trim())
        ? ''
        : texts('invite.email.missing')
      : label.trim() === ''
        ? texts('invite.label.missing')
        : '',
  agreed: agreed ? '' : texts('invite.agree.missing'),
});

const Ways = ({ way, onChange }: { readonly way: Way; readonly onChange: (way: Way) => void }) => (
  <fieldset className={styles.ways}>
    <legend>{texts('invite.how')}</legend>
    {ways.map((one) => (
      <label key={one}>
        <input type="radio" name="way" checked={one === way} onChange={() => onChange(one)} />
        {texts(`invite.${one}`)}
      </label>
    ))}
  </fieldset>
);

/** Asks somebody by mail, or makes a link that the person passes on. Asking is the own half of the agreement. */
export const InviteForm = () => {
  const [draft, setDraft] = useState(fresh);
  const [checked, setChecked] = useState(false);
  const [made, setMade] = useState<InvitationReceipt | null>(null);
  const { busy, failed, run } = useAct();
  const { way, email, label, agreed } = draft;
  const faults = checked ? faultsOf(draft) : { whom: '', agreed: '' };
  // What was sent is one invitation; whatever is different is another.
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part, key: crypto.randomUUID() });
  const send = async () => {
    setChecked(true);
    const found = faultsOf(draft);
    if (found.whom || found.agreed) return;
    const whom = way === 'mail' ? { email: email.trim() } : { label: label.trim() };
    const done = await run(async () => {
      const receipt = await invite(whom, draft.key);
      if (receipt.linkCode !== null) setMade(receipt);
      else
        toast({
          title: texts('invite.sent'),
          description: texts('invite.sent.hint', { date: formatDate(receipt.expiresAt ?? receipt.createdAt) }),
          tone: 'success',
        });
    });
    if (!done) return;
    setDraft(fresh(way));
    setChecked(false);
  };
  if (made) return <MadeLink invitation={made} onDone={() => setMade(null)} />;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Ways way={way} onChange={(next) => setDraft({ ...draft, way: next })} />
      {way === 'mail' ? (
        <Field label={texts('invite.email')} hint={texts('invite.email.hint')} error={faults.whom}>
          <TextInput
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={({ target }) => change({ email: target.value })}
          />
        </Field>
      ) : (
        <Field label={texts('invite.label')} hint={texts('invite.label.hint')} error={faults.whom}>
          <TextInput
            maxLength={60}
            autoComplete="off"
            value={label}
            onChange={({ target }) => change({ label: target.value })}
          />
        </Field>
      )}
      <WhatIsShared id="what-is-shared" />
      <Checkbox
        label={texts('invite.agree')}
        error={faults.agreed}
        aria-describedby="what-is-shared"
        checked={agreed}
        onChange={({ target }) => change({ agreed: target.checked })}
      />
      {failed && <Alert tone="error">{failed}</Alert>}
      <Button type="submit" variant="loud" pending={busy} pendingText={texts('invite.sending')}>
        {texts(way === 'mail' ? 'invite.send' : 'invite.make')}
      </Button>
    </form>
  );
};
