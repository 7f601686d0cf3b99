import { useState } from 'react';
import { api, failure, formatDate, Link, useApi, useChannel } from '#core/web';
import { Brief } from '#core/web/lists/brief';
import { Badge, toast } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import type { DueItem } from '../../../schemas/aftercare';
import { listDueItems, tickItem } from '../../../schemas/endpoints';
import { aftercareTabPath, clientPlansPath } from '../../paths';
import { texts } from '../../texts/texts';
import styles from '../aftercare.module.css';

const today = (): string => new Date().toISOString().slice(0, 10);

const Row = ({ item, onDone }: { readonly item: DueItem; readonly onDone: () => Promise<unknown> }) => {
  const [busy, setBusy] = useState(false);
  const { id, text, dueOn, kind, assignee, client, clientId } = item;
  const isOverdue = dueOn < today();
  const tick = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await api(tickItem, { params: { id }, body: { done: true } });
      toast({ title: texts('day.ticked'), tone: 'success' });
      await onDone();
    } catch (error) {
      toast(failure(error, texts('day.failed')));
      setBusy(false);
    }
  };
  return (
    <li className={styles.item}>
      <Checkbox label={text} checked={busy} aria-busy={busy || undefined} onChange={() => void tick()} />
      <p className={styles.facts}>
        {isOverdue && <Badge tone="booked">{texts('day.overdue')}</Badge>}
        {kind === 'check-in' && <Badge tone="other">{texts('item.check-in')}</Badge>}
        <span>{texts(isOverdue ? 'item.overdue' : 'item.due', { when: formatDate(dueOn, 'medium') })}</span>
        <span>{texts(assignee === 'client' ? 'item.for.client' : 'item.for.you')}</span>
        <Link to={clientPlansPath(clientId)}>{texts('day.plans', { client })}</Link>
      </p>
    </li>
  );
};

/** With a practitioner's day: what is overdue or due within a week in the plans of their clients. */
export const DueItems = () => {
  const { data, error, reload } = useApi(listDueItems);
  useChannel(null, (event) => {
    if (/^(aftercare\.|consents\.|reconnected$)/.test(event)) void reload();
  });
  return (
    <Brief
      id="due-items"
      title={texts('day')}
      loading={texts('day.loading')}
      retry={texts('again')}
      error={error}
      onAgain={() => void reload().catch(() => undefined)}
      none={texts('day.none')}
      all={{ to: aftercareTabPath, label: texts('day.all') }}
      rows={data?.map((item) => <Row key={item.id} item={item} onDone={reload} />)}
    />
  );
};
