import { useEffect, useRef } from 'react';
import { formatDateTime } from '#core/web';
import { Button, Field, TextInput, toast } from '#ui';
import type { InvitationMade } from '../../../schemas/invitations';
import { texts } from '../../texts/texts';
import styles from './people.module.css';

/** The link of a new invitation where no mail could be sent. The server tells it once. */
export const InvitationLink = ({
  invitation: { email, link, expiresAt },
  onDone,
}: {
  readonly invitation: InvitationMade & { readonly link: string };
  readonly onDone: () => void;
}) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: texts('invite.link.copied'), tone: 'success' });
    } catch {
      field.current?.select();
      toast({ title: texts('invite.link.copy.failed'), tone: 'error' });
    }
  };
  return (
    <section className={styles.link} aria-labelledby="invitation-link">
      <h3 id="invitation-link">{texts('invite.link.heading', { email })}</h3>
      <p className={styles.note}>{texts('invite.link.why')}</p>
      <Field label={texts('invite.link')} hint={texts('invite.link.hint', { when: formatDateTime(expiresAt) })}>
        <TextInput ref={field} readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <div className={styles.ends}>
        <Button variant="loud" onClick={() => void copy()}>
          {texts('invite.link.copy')}
        </Button>
        <Button onClick={onDone}>{texts('invite.link.done')}</Button>
      </div>
    </section>
  );
};
