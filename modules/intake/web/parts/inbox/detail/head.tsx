import { useEffect, useId, useRef } from 'react';
import { formatInstant, Slot, useSession } from '#core/web';
import { Avatar, Badge, Button, buttonClass } from '#ui';
import { Select } from '#ui/select/select';
import { intakeActs } from '../../../../public';
import type { IntakeDetail } from '../../../../schemas/admin';
import type { IntakeState } from '../../../../schemas/values';
import { Due } from '../list/due';
import { StateBadge } from '../list/state-badge';
import { texts } from '../texts/texts';
import styles from './detail.module.css';
import type { IntakeActions } from './use-intake';

const came = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

interface HandsProps {
  readonly intake: IntakeDetail;
  readonly actions: IntakeActions;
}

interface HeadProps extends HandsProps {
  /** False where the page around it names the person. */
  readonly isNamed: boolean;
}

/** The step that comes next, and the way back of one that was pressed too early. */
const moves: Readonly<
  Record<IntakeState, { on?: [IntakeState, 'answered' | 'planned']; back?: [IntakeState, 'unanswered' | 'unplanned'] }>
> = {
  received: { on: ['contacted', 'answered'] },
  contacted: { on: ['planned', 'planned'], back: ['received', 'unanswered'] },
  planned: { back: ['contacted', 'unplanned'] },
};

const Hands = ({ intake, actions }: HandsProps) => {
  const me = useSession(({ user }) => user?.id);
  const label = useId();
  const { staff, assignedTo } = intake;
  // Somebody who left the team may still be named here.
  const names = assignedTo && !staff.some(({ id }) => id === assignedTo.id) ? [...staff, assignedTo] : staff;
  return (
    <div className={styles.hands}>
      <span id={label}>{texts('hands')}</span>
      <Select
        aria-labelledby={label}
        value={assignedTo?.id ?? ''}
        disabled={actions.busy}
        onChange={({ target }) => void actions.assign(target.value || null)}
      >
        <option value="">{texts('hands.nobody')}</option>
        {names.map(({ id, name }) => (
          <option key={id} value={id}>
            {id === me ? texts('hands.you', { name }) : name}
          </option>
        ))}
      </Select>
    </div>
  );
};

const mailTo = ({ email, reference }: IntakeDetail): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(texts('write.subject', { reference }))}`;

/** Who wrote, what is due, and what the team does next. */
export const Head = ({ intake, actions, isNamed }: HeadProps) => {
  const name = useRef<HTMLHeadingElement>(null);
  const { id, firstName, lastName } = intake;
  // On phones the detail takes the list's place, so the focus moves along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another intake is another page
  useEffect(() => {
    if (matchMedia('(max-width: 859px)').matches) name.current?.focus();
  }, [id]);
  const { on, back } = moves[intake.state];
  return (
    <header className={styles.head}>
      {isNamed && <Avatar person={{ name: `${firstName} ${lastName}`.replace(/\s*\([^)]*\)/g, '') }} size={56} />}
      <div>
        {isNamed && (
          <h2 className={styles.name} ref={name} tabIndex={-1}>
            {firstName} {lastName}
          </h2>
        )}
        <p className={styles.marks}>
          <StateBadge state={intake.state} />
          <Due card={intake} />
          {intake.sample && <Badge tone="sample">{texts('sample')}</Badge>}
          {intake.claimed && <span>{texts('account')}</span>}
          <span className="tnum">{intake.reference}</span>
          <time dateTime={intake.submittedAt}>{formatInstant(intake.submittedAt, came)}</time>
        </p>
      </div>
      <div className={styles.acts}>
        {on && (
          <Button
            variant="loud"
            pending={actions.busy}
            pendingText={texts('saving')}
            onClick={() => void actions.move(on[0])}
          >
            {texts(on[1])}
          </Button>
        )}
        <a className={buttonClass('plain')} href={mailTo(intake)}>
          {texts('write')}
        </a>
        {intake.clientId && (
          <Slot
            of={intakeActs}
            with={{
              clientId: intake.clientId,
              name: `${firstName} ${lastName}`.trim(),
              onWritten: () => void (intake.state === 'received' && actions.move('contacted')),
            }}
          />
        )}
        {back && (
          <Button variant="bare" disabled={actions.busy} onClick={() => void actions.move(back[0])}>
            {texts(back[1])}
          </Button>
        )}
        <Hands intake={intake} actions={actions} />
      </div>
    </header>
  );
};
