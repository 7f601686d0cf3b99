import { useState } from 'react';
import { api, failure, findNewerVersion, Link, useSession } from '#core/web';
import { findKnown, toQuery } from '#core/web/search-params';
import { Alert, Button, Field, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { Select } from '#ui/select/select';
import { changePerson, endSessionsOfPerson } from '../../../schemas/endpoints';
import type { PersonChange, PersonView } from '../../../schemas/people';
import { auditPath } from '../../paths';
import { texts } from '../../texts/texts';
import { Confirm } from '../confirm/confirm';
import { ClaimLink } from './claim-link';
import { nameOf, roles } from './people';
import styles from './people.module.css';

interface PersonDialogProps {
  readonly person: PersonView;
  /** Takes the newest the server knows of the person. */
  readonly onChanged: (person: PersonView) => void;
  readonly onClose: () => void;
}

/** Why it was refused, in words; somebody else's change is taken over and shown. */
const refused = (reason: unknown, onChanged: PersonDialogProps['onChanged']): string => {
  const newer = findNewerVersion(reason, changePerson);
  if (newer) {
    onChanged(newer);
    return texts('person.changed');
  }
  const said = failure(reason);
  return said.description;
};

const usePerson = ({ person, onChanged }: PersonDialogProps) => {
  const params = { id: person.id };
  const change = async (body: PersonChange, done: string): Promise<string | null> => {
    try {
      onChanged(await api(changePerson, { params, body }, { ifMatch: person.version }));
      toast({ title: done, tone: 'success' });
      return null;
    } catch (reason) {
      return refused(reason, onChanged);
    }
  };
  const signOut = async (): Promise<string | null> => {
    try {
      await api(endSessionsOfPerson, { params });
      onChanged({ ...person, sessions: 0, lastSeenAt: null });
      toast({ title: texts('sessions.done'), tone: 'success' });
      return null;
    } catch (reason) {
      return refused(reason, onChanged);
    }
  };
  return { change, signOut };
};

const RoleForm = ({ person, change }: { person: PersonView; change: ReturnType<typeof usePerson>['change'] }) => {
  const [role, setRole] = useState(person.role);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  // Pressed with the role as it is; said until another is chosen.
  const [asked, setAsked] = useState(false);
  const same = role === person.role;
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailed(await change({ role }, texts('role.done')));
    setBusy(false);
  };
  return (
    <form
      className={styles.act}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(same);
        if (!busy && !same) void save();
      }}
    >
      <Field label={texts('people.role')} hint={texts('role.effect')} error={asked && same ? texts('role.same') : null}>
        <Select value={role} onChange={({ target }) => setRole(findKnown(roles, target.value) ?? person.role)}>
          {roles.map((name) => (
            <option key={name} value={name}>
              {texts(`role.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      {failed && <Alert tone="error">{failed}</Alert>}
      <div>
        <Button type="submit" pending={busy} aria-disabled={same}>
          {texts('role.save')}
        </Button>
      </div>
    </form>
  );
};

/** What may be changed about one person, each with its effect said before. */
export const PersonDialog = (props: PersonDialogProps) => {
  const { person, onClose } = props;
  const { change, signOut } = usePerson(props);
  const self = useSession(({ user }) => user?.id === person.id);
  const name = nameOf(person);
  const suspended = person.state === 'suspended';
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={name} description={person.email}>
      <div className={styles.acts}>
        {self && <Alert>{texts('person.self')}</Alert>}
        {!person.claimed && !suspended && <ClaimLink person={person} />}
        <RoleForm person={person} change={change} />
        <Confirm
          key={person.state}
          label={texts(suspended ? 'restore' : 'suspend')}
          effect={texts(suspended ? 'restore.effect' : 'suspend.effect', { name })}
          yes={texts(suspended ? 'restore.yes' : 'suspend.yes')}
          no={texts('keep')}
          run={() => change({ suspended: !suspended }, texts(suspended ? 'restore.done' : 'suspend.done'))}
        />
        <Confirm
          label={texts('sessions')}
          effect={texts('sessions.effect', { name })}
          yes={texts('sessions.yes')}
          no={texts('keep')}
          run={signOut}
        />
        <p className={styles.audit}>
          <Link to={`${auditPath}?${toQuery({ actor: person.id })}`}>{texts('audit.actor.all')}</Link>
          <Link to={`${auditPath}?${toQuery({ subject: person.id })}`}>{texts('audit.subject.all')}</Link>
        </p>
      </div>
    </Dialog>
  );
};
