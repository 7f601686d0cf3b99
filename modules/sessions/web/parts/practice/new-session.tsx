import { useRef, useState } from 'react';
import { api, useApi } from '#core/web';
import { useAttempt } from '#core/web/forms/use-attempt';
import { Alert, Button, Field, TextInput, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { Select } from '#ui/select/select';
import { toInstant } from '../../../lib/zone-time';
import { createSession, listServices, listSessionClients } from '../../../schemas/endpoints';
import styles from './practice.module.css';
import { nameOf } from './session-row';
import { texts } from './texts/texts';
import { refreshPractice } from './use-act';

interface NewSessionProps {
  readonly date: string;
  readonly zone: string;
  readonly onClose: () => void;
}

/** Books a session for a client, or sets the time of a group. */
export const NewSession = ({ date: first, zone, onClose }: NewSessionProps) => {
  const services = useApi(listServices);
  const clients = useApi(listSessionClients);
  const [serviceId, setServiceId] = useState('');
  const [matchId, setMatchId] = useState('');
  const [date, setDate] = useState(first);
  const [time, setTime] = useState('10:00');
  const key = useRef(crypto.randomUUID());
  const { busy, failed, attempt } = useAttempt(texts('failed'));
  const service = services.data?.services.find(({ id }) => id === serviceId);
  const client = clients.data?.find((one) => one.matchId === matchId);
  const series = client?.packages.find((one) => one.serviceId === serviceId);
  const isGroup = service?.kind === 'group';
  const isReady = service !== undefined && (isGroup || matchId !== '') && date !== '' && time !== '';
  const book = () =>
    attempt(async () => {
      const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
      const body = {
        serviceId,
        start: toInstant(date, minutes, zone),
        ...(!isGroup && { matchId }),
        ...(series && { packageId: series.id }),
      };
      try {
        await api(createSession, { body }, { idempotencyKey: key.current });
      } finally {
        key.current = crypto.randomUUID();
      }
      toast({ title: texts('new.done'), ...(!isGroup && { description: texts('new.hint') }), tone: 'success' });
      await refreshPractice();
      onClose();
    });
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={texts('new')} className={styles.dialog}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void book();
        }}
      >
        {services.data?.services.length === 0 && <Alert tone="attention">{texts('new.noServices')}</Alert>}
        <Field label={texts('new.service')}>
          <Select
            value={serviceId}
            placeholder={texts('new.choose')}
            onChange={({ target }) => setServiceId(target.value)}
          >
            {services.data?.services.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        {isGroup ? (
          <p className="quiet">{texts('new.group')}</p>
        ) : (
          <Field label={texts('new.client')} hint={clients.data?.length === 0 ? texts('new.client.none') : undefined}>
            <Select
              value={matchId}
              placeholder={texts('new.client.choose')}
              onChange={({ target }) => setMatchId(target.value)}
            >
              {clients.data?.map((one) => (
                <option key={one.matchId} value={one.matchId}>
                  {nameOf(one)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {service?.kind === 'series' && client && (
          <p className="quiet">{series ? texts('new.series', { left: series.left }) : texts('new.noSeries')}</p>
        )}
        <div className={styles.pair}>
          <Field label={texts('new.date')}>
            <TextInput type="date" value={date} onChange={({ target }) => setDate(target.value)} />
          </Field>
          <Field label={texts('new.time')} hint={texts('zone', { zone: zone.replaceAll('_', ' ') })}>
            <TextInput type="time" value={time} onChange={({ target }) => setTime(target.value)} />
          </Field>
        </div>
        {failed && <Alert tone="error">{failed}</Alert>}
        <div className={styles.acts}>
          <Button type="submit" variant="loud" disabled={!isReady} pending={busy}>
            {texts('new.book')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
