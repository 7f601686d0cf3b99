import { useEffect, useRef } from 'react';
import { formatDate } from '#core/web';
import { Button, Field, TextInput, toast } from '#ui';
import type { InvitationReceipt } from '../../../schemas/connections';
import { linkOf } from '../../api/connections';
import { texts } from '../../texts/texts';
import styles from '../connections.module.css';

/** The link of a new invitation. It is nowhere to be read again. */
export const MadeLink = ({
  invitation: { name, linkCode, createdAt, expiresAt },
  onDone,
}: {
  readonly invitation: InvitationReceipt;
  readonly onDone: () => void;
}) => {
  const link = linkOf(linkCode ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: texts('invite.copied'), tone: 'success' });
    } catch {
      field.current?.select();
      toast({ title: texts('invite.copy.failed'), tone: 'error' });
    }
  };
  return (
    <div className={styles.form}>
      <Field
        label={texts('invite.made', { name })}
        hint={texts('invite.made.hint', { date: formatDate(expiresAt ?? createdAt) })}
      >
        <TextInput ref={field} readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <div className={styles.buttons}>
        <Button variant="loud" onClick={() => void copy()}>
          {texts('invite.copy')}
        </Button>
        <Button onClick={onDone}>{texts('invite.another')}</Button>
      </div>
    </div>
  );
};
