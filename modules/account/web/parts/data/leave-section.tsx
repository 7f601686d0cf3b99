import { useRef, useState } from 'react';
import { api, failure, formatDate } from '#core/web';
import { Alert, Button, toast } from '#ui';
import { cancelDeletion } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import { Section } from '../layout/account-layout';
import layout from '../layout/account-layout.module.css';
import type { Account } from '../layout/known-account';
import { LeaveForm } from './leave-form';

interface LeaveSectionProps {
  readonly account: Account;
  readonly reload: () => Promise<void>;
}

/** Stands on top while the account waits for its end. */
export const Leaving = ({ account, reload }: LeaveSectionProps) => {
  const [pending, setPending] = useState(false);
  if (!account.deletionDueAt) return null;
  const keep = async (): Promise<void> => {
    setPending(true);
    try {
      await api(cancelDeletion);
      await reload();
      toast({ title: texts('leave.kept'), tone: 'success' });
    } catch (error) {
      toast(failure(error));
    }
    setPending(false);
  };
  return (
    <Alert
      tone="attention"
      title={texts('leave.due', { day: formatDate(account.deletionDueAt) })}
      action={
        <Button variant="loud" pending={pending} onClick={() => void keep()}>
          {texts('leave.keep')}
        </Button>
      }
    >
      {texts('leave.due.more')}
    </Alert>
  );
};

/** What goes, what stays and why; then the form. */
export const LeaveSection = ({ account }: Pick<LeaveSectionProps, 'account'>) => {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Section title={texts('leave')}>
      <div className={layout.words}>
        <p>{texts('leave.words')}</p>
        <p>{texts('leave.shared')}</p>
        <p>{texts('leave.log')}</p>
        <p>{texts('leave.first')}</p>
      </div>
      {open ? (
        <LeaveForm onCancel={close} />
      ) : (
        <Button ref={opener} disabled={account.deletionDueAt !== null} onClick={() => setOpen(true)}>
          {texts('leave.open')}
        </Button>
      )}
    </Section>
  );
};
