import { type SyntheticEvent, useRef, useState } from 'react';
import { ApiError, api, failure, formatDateTime } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { type Pages, usePages } from '#core/web/lists/use-pages';
import { Alert, Button, Field, TextInput, toast } from '#ui';
import { Select } from '#ui/select/select';
import { createInvitation, listInvitations, withdrawInvitation } from '../../../schemas/endpoints';
import type { InvitationMade, InvitationView } from '../../../schemas/invitations';
import { texts } from '../../texts/texts';
import { Confirm } from '../confirm/confirm';
import { InvitationLink } from './invitation-link';
import styles from './people.module.css';

const Invite = ({ onMade }: { readonly onMade: (made: InvitationMade) => void }) => {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<InvitationView['role']>('practitioner');
  const [wrong, setWrong] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // The same invitation sent again after a lost answer goes out once.
  const last = useRef({ what: '', key: '' });
  const send = async (): Promise<void> => {
    const what = `${email.trim()} ${role}`;
    if (last.current.what !== what) last.current = { what, key: crypto.randomUUID() };
    setBusy(true);
    setWrong(null);
    setFailed(null);
    try {
      const body = { email: email.trim(), role };
      const made = await api(createInvitation, { body }, { idempotencyKey: last.current.key });
      last.current = { what: '', key: '' };
      toast({
        title: texts('invite.sent'),
        ...(made.link === null ? { description: texts('invite.sent.more', { email: body.email }) } : {}),
        tone: 'success',
      });
      setEmail('');
      onMade(made);
    } catch (reason) {
      const field = reason instanceof ApiError ? reason.field('email') : undefined;
      if (field !== undefined) setWrong(field);
      else setFailed(failure(reason).description);
    }
    setBusy(false);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    if (email.trim() === '') setWrong(texts('invite.email.missing'));
    else void send();
  };
  return (
    <form noValidate className={styles.invite} onSubmit={submit}>
      <Field label={texts('invite.email')} error={wrong}>
        <TextInput
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Field label={texts('people.role')}>
        <Select value={role} onChange={({ target }) => setRole(target.value === 'admin' ? 'admin' : 'practitioner')}>
          <option value="practitioner">{texts('role.practitioner')}</option>
          <option value="admin">{texts('role.admin')}</option>
        </Select>
      </Field>
      <Button type="submit" variant="loud" pending={busy} pendingText={texts('invite.sending')}>
        {texts('invite.send')}
      </Button>
      {failed && (
        <Alert tone="error" className={styles.whole}>
          {failed}
        </Alert>
      )}
    </form>
  );
};

const Open = ({
  row,
  pages,
  onWithdrawn,
}: {
  readonly row: InvitationView;
  readonly pages: Pages<InvitationView>;
  readonly onWithdrawn: (id: string) => void;
}) => {
  const withdraw = async (): Promise<string | null> => {
    try {
      await api(withdrawInvitation, { params: { id: row.id } });
      toast({ title: texts('withdraw.done'), tone: 'success' });
      pages.change((rows) => rows.filter(({ id }) => id !== row.id));
      onWithdrawn(row.id);
      return null;
    } catch (reason) {
      return failure(reason).description;
    }
  };
  return (
    <li>
      <p className={styles.who}>
        <strong>{row.email}</strong>
        <small>{texts('invite.until', { role: texts(`role.${row.role}`), when: formatDateTime(row.expiresAt) })}</small>
      </p>
      <Confirm
        label={texts('withdraw')}
        effect={texts('withdraw.effect', { email: row.email })}
        yes={texts('withdraw.yes')}
        no={texts('keep')}
        run={withdraw}
      />
    </li>
  );
};

/** Inviting somebody to the team, and what is still open. */
export const Invitations = () => {
  const pages = usePages(listInvitations, { query: { state: 'open', limit: 50 } });
  const [made, setMade] = useState<InvitationMade | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hideLink = (): void => {
    setMade(null);
    // The button that had the focus is gone.
    heading.current?.focus();
  };
  return (
    <section className={styles.block} aria-labelledby="invitations">
      <h2 ref={heading} tabIndex={-1} id="invitations">
        {texts('invitations')}
      </h2>
      <p className={styles.note}>{texts('invitations.more')}</p>
      <Invite
        onMade={(invitation) => {
          setMade(invitation);
          void pages.reload();
        }}
      />
      {made && made.link !== null && (
        <InvitationLink key={made.id} invitation={{ ...made, link: made.link }} onDone={hideLink} />
      )}
      <h3>{texts('invitations.open')}</h3>
      <PagedList
        pages={pages}
        loading={texts('invitations.loading')}
        retry={texts('again')}
        empty={<p className={styles.note}>{texts('invitations.none')}</p>}
      >
        {(rows) => (
          <ul className={styles.open}>
            {rows.map((row) => (
              <Open
                key={row.id}
                row={row}
                pages={pages}
                onWithdrawn={(id) => setMade((shown) => (shown?.id === id ? null : shown))}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
};
