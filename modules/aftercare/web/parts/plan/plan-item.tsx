import { useState } from 'react';
import { formatDate } from '#core/web';
import { Badge, Button, Field, Textarea } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Cluster } from '#ui/cluster/cluster';
import type { ItemView } from '../../../schemas/aftercare';
import type { Care } from '../../api/use-plans';
import { texts } from '../../texts/texts';
import styles from '../aftercare.module.css';

interface PlanItemProps {
  readonly item: ItemView;
  /** As whom one looks at it. */
  readonly as: 'client' | 'practitioner';
  readonly closed: boolean;
  readonly care: Pick<Care, 'tick' | 'failed'>;
}

const today = (): string => new Date().toISOString().slice(0, 10);

const whenOf = ({ doneAt, doneBy, dueOn }: ItemView, as: PlanItemProps['as']): string | null => {
  if (doneAt)
    return texts(`item.done.${doneBy === as ? 'you' : (doneBy ?? 'client')}`, { when: formatDate(doneAt, 'medium') });
  if (!dueOn) return null;
  return texts(dueOn < today() ? 'item.overdue' : 'item.due', { when: formatDate(dueOn, 'medium') });
};

const Note = ({ item, onSave }: { readonly item: ItemView; readonly onSave: (note: string) => Promise<boolean> }) => {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  if (!open)
    return (
      <Button
        variant="bare"
        className={styles.noteButton}
        aria-label={texts(item.note ? 'item.note.change.of' : 'item.note.add.of', { text: item.text })}
        onClick={() => {
          setText(item.note ?? '');
          setOpen(true);
        }}
      >
        {texts(item.note ? 'item.note.change' : 'item.note.add')}
      </Button>
    );
  const save = async (): Promise<void> => {
    setBusy(true);
    const saved = await onSave(text);
    setBusy(false);
    if (saved) setOpen(false);
  };
  return (
    <div className={styles.note}>
      <Field label={texts('item.note')}>
        <Textarea rows={3} maxLength={2000} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Cluster>
        <Button pending={busy} pendingText={texts('item.note.saving')} onClick={() => void save()}>
          {texts('item.note.save')}
        </Button>
        <Button variant="bare" onClick={() => setOpen(false)}>
          {texts('item.note.cancel')}
        </Button>
      </Cluster>
    </div>
  );
};

/** One task or check-in: ticked by whom it is for, with how it went. */
export const PlanItem = ({ item, as, closed, care }: PlanItemProps) => {
  const [ticked, setTicked] = useState<boolean | null>(null);
  const done = ticked ?? item.doneAt !== null;
  const may = !closed && (as === 'practitioner' || item.assignee === 'client');
  const tick = async (): Promise<void> => {
    if (!may || ticked !== null) return;
    setTicked(!done);
    await care.tick(item.id, { done: !done });
    setTicked(null);
  };
  const when = whenOf(item, as);
  const problem = care.failed[item.id];
  const whose = item.assignee === as && as === 'client' ? 'you' : item.assignee;
  return (
    <li className={styles.item} data-done={done || undefined}>
      <Checkbox
        label={item.text}
        checked={done}
        disabled={!may}
        aria-busy={ticked !== null || undefined}
        onChange={() => void tick()}
      />
      <p className={styles.facts}>
        {item.kind === 'check-in' && <Badge tone="other">{texts('item.check-in')}</Badge>}
        <span>{texts(`item.for.${whose}`)}</span>
        {when && <span>{when}</span>}
      </p>
      {item.note && <blockquote className={styles.words}>{item.note}</blockquote>}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {done && may && <Note item={item} onSave={(note) => care.tick(item.id, { done: true, note })} />}
    </li>
  );
};
