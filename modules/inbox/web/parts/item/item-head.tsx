import { useEffect, useRef } from 'react';
import { Link } from '#core/web';
import { Badge, Button, Field, Icon, TextInput } from '#ui';
import { Menu, MenuItem } from '#ui/menu/menu';
import { Select } from '#ui/select/select';
import type { InboxItemView, StaffPerson } from '../../../schemas/items';
import { texts } from '../../texts/texts';
import { briefWhen, DueMark } from '../list/item-row';
import styles from './item.module.css';
import type { ItemState } from './use-item';

const hour = 3_600_000;

/** Nine in the morning, so many days from today, here. */
const morningIn = (days: number): Date => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  day.setHours(9, 0, 0, 0);
  return day;
};
const snoozes = [
  { key: 'snooze.hours', until: () => new Date(Date.now() + 4 * hour) },
  { key: 'snooze.tomorrow', until: () => morningIn(1) },
  { key: 'snooze.week', until: () => morningIn((8 - new Date().getDay()) % 7 || 7) },
] as const;

const two = (value: number): string => String(value).padStart(2, '0');
/** An instant as a field of date and time takes it, in the zone of this device. */
const toLocal = (iso: string | null): string => {
  if (iso === null) return '';
  const at = new Date(iso);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

interface ActsProps {
  readonly view: InboxItemView;
  readonly state: ItemState;
  readonly staff: readonly StaffPerson[];
}

const Snooze = ({ view: { item }, state }: Omit<ActsProps, 'staff'>) => {
  const isAsleep = item.snoozedUntil !== null && Date.parse(item.snoozedUntil) > Date.now();
  if (isAsleep)
    return (
      <Button onClick={() => void state.change({ snoozedUntil: null }, texts('snooze.ended'), null)}>
        {texts('snooze.end')}
      </Button>
    );
  return (
    <Menu
      trigger={
        <Button>
          {texts('snooze')}
          <Icon name="down" size={16} />
        </Button>
      }
    >
      {snoozes.map(({ key, until }) => (
        <MenuItem
          key={key}
          onSelect={() => {
            const snoozedUntil = until().toISOString();
            const title = texts('snooze.set', { when: briefWhen(snoozedUntil) });
            void state.change({ snoozedUntil }, title, { snoozedUntil: null });
          }}
        >
          {texts(key)}
        </MenuItem>
      ))}
    </Menu>
  );
};

/** In whose hands it is, until when, and whether it is put off. */
const Acts = ({ view, state, staff }: ActsProps) => {
  const { item, hasOwnAssignee } = view;
  const assign = (id: string): void => {
    const person = staff.find((one) => one.id === id);
    const title = person ? texts('assigned', { name: person.name }) : texts('unassigned');
    void state.change({ assigneeId: person?.id ?? null }, title, { assigneeId: item.assignee?.id ?? null });
  };
  const setDue = (local: string): void => {
    const at = new Date(local);
    if (local !== '' && Number.isNaN(at.getTime())) return;
    const dueAt = local === '' ? null : at.toISOString();
    void state.change({ dueAt }, texts(dueAt ? 'deadline.set' : 'deadline.cleared'), { dueAt: item.dueAt });
  };
  return (
    <div className={styles.acts}>
      <Field label={texts('assignee')} hint={hasOwnAssignee ? texts('assignee.own') : undefined}>
        <Select
          value={item.assignee?.id ?? ''}
          disabled={hasOwnAssignee}
          onChange={({ target }) => assign(target.value)}
        >
          <option value="">{texts('assignee.none')}</option>
          {item.assignee && !staff.some(({ id }) => id === item.assignee?.id) && (
            <option value={item.assignee.id}>{item.assignee.name}</option>
          )}
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts('deadline')}>
        <TextInput
          key={item.dueAt}
          type="datetime-local"
          defaultValue={toLocal(item.dueAt)}
          onBlur={({ target }) => target.value !== toLocal(item.dueAt) && setDue(target.value)}
        />
      </Field>
      <Snooze view={view} state={state} />
    </div>
  );
};

interface ItemHeadProps extends ActsProps {
  readonly back: string;
}

/** What the item is, and what the team decided about it. */
export const ItemHead = ({ view, state, staff, back }: ItemHeadProps) => {
  const { item } = view;
  const title = useRef<HTMLHeadingElement>(null);
  // On phones the detail takes the list's place, so the focus moves along.
  useEffect(() => {
    if (matchMedia('(max-width: 859px)').matches) title.current?.focus();
  }, []);
  return (
    <header className={styles.head}>
      <Link to={back} className={styles.back}>
        <Icon name="back" size={18} />
        {texts('back')}
      </Link>
      <h2 ref={title} tabIndex={-1}>
        {item.title}
      </h2>
      <p className={styles.marks}>
        <Badge tone={item.urgent ? 'pending' : 'other'}>{item.kindLabel}</Badge>
        {item.about}
        <DueMark item={item} />
        {item.escalated && item.overdue && texts('escalated')}
      </p>
      {view.mergedInto && (
        <p className={styles.marks}>
          {texts('into')} <Link to={`${back}&item=${view.mergedInto.id}`}>{view.mergedInto.title}</Link>
        </p>
      )}
      <Acts view={view} state={state} staff={staff} />
    </header>
  );
};
