import { useRef, useState } from 'react';
import { api, failure, formatDateTime } from '#core/web';
import { Alert, Button, Field, TextInput, toast } from '#ui';
import { invitePerson } from '../../../schemas/endpoints';
import type { PersonInvite, PersonInvited, PersonView } from '../../../schemas/people';
import { texts } from '../../texts/texts';
import styles from './people.module.css';

/** Lets somebody into an account that was made for them: by a mail, or by a link that staff pass on. */
export const ClaimLink = ({ person }: { readonly person: PersonView }) => {
  const [busy, setBusy] = useState<PersonInvite['by'] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [made, setMade] = useState<PersonInvited | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const send = async (by: PersonInvite['by']): Promise<void> => {
    if (busy) return;
    setBusy(by);
    setFailed(null);
    try {
      const answer = await api(invitePerson, { params: { id: person.id }, body: { by } });
      setMade(answer);
      if (by === 'mail') toast({ title: texts('claim.sent'), tone: 'success' });
    } catch (reason) {
      setFailed(failure(reason).description);
    }
    setBusy(null);
  };
  const copy = async (link: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: texts('invite.link.copied'), tone: 'success' });
    } catch {
      field.current?.select();
      toast({ title: texts('invite.link.copy.failed'), tone: 'error' });
    }
  };
  const link = made?.link ?? null;
  return (
    <section className={styles.act} aria-labelledby="claim">
      <h3 id="claim">{texts('claim')}</h3>
      <p className={styles.note}>{texts('claim.more')}</p>
      {failed && <Alert tone="error">{failed}</Alert>}
      {made && link !== null && (
        <Field label={texts('invite.link')} hint={texts('claim.hint', { when: formatDateTime(made.expiresAt) })}>
          <TextInput ref={field} readOnly value={link} onFocus={({ target }) => target.select()} />
        </Field>
      )}
      <div className={styles.ends}>
        {link === null ? (
          <Button pending={busy === 'link'} onClick={() => void send('link')}>
            {texts('claim.link')}
          </Button>
        ) : (
          <Button variant="loud" onClick={() => void copy(link)}>
            {texts('invite.link.copy')}
          </Button>
        )}
        <Button pending={busy === 'mail'} onClick={() => void send('mail')}>
          {texts('claim.mail')}
        </Button>
      </div>
    </section>
  );
};
