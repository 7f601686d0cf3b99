import { useState } from 'react';
import { formatDate, useApi } from '#core/web';
import { CENTRES, type Chart, writtenName } from '#modules/chart-engine/public';
import { getProfile } from '#modules/profile/public';
import { Alert, Button, toast } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import type { ConnectionView } from '../../../schemas/connections';
import { accept, decline } from '../../api/connections';
import { useAct } from '../../api/use-act';
import { texts } from '../../texts/texts';
import styles from '../connections.module.css';
import { WhatIsShared } from './what-is-shared';

const listed = (values: readonly (string | number)[]): string =>
  values.length > 0
    ? new Intl.ListFormat('en', { type: 'unit', style: 'short' }).format(values.map(String))
    : texts('received.own.none');

const listGates = ({ personality, design }: Chart['humanDesign']): number[] => {
  const gates = [personality, design].flatMap((half) => Object.values(half).flatMap(({ gate }) => gate ?? []));
  return [...new Set(gates)].sort((a, b) => a - b);
};

/** The person's own values, as the other would get them. */
const OwnPart = ({ name }: { readonly name: string }) => {
  const { data } = useApi(getProfile);
  if (data === undefined) return null;
  if (data === null) return <p className="small">{texts('received.noChart', { name })}</p>;
  const { humanDesign, sweep } = data.chart;
  const gates = listGates(humanDesign);
  return (
    <details className={styles.own}>
      <summary>{texts('received.own', { name })}</summary>
      <p>{texts('received.own.gates', { gates: listed(gates) })}</p>
      <p>
        {texts('received.own.channels', { channels: listed(humanDesign.channels ?? sweep?.certainChannels ?? []) })}
      </p>
      <p>
        {texts('received.own.centers', {
          centers: listed(CENTRES.filter((center) => humanDesign.centers[center]).map(writtenName)),
        })}
      </p>
    </details>
  );
};

/** Somebody asks: who it is, exactly what would be shared, yes and no. */
export const Received = ({ invitation }: { readonly invitation: ConnectionView }) => {
  const { id, name, createdAt, expiresAt } = invitation;
  const [block, setBlock] = useState(false);
  const { busy, failed, run } = useAct();
  const yes = async () => {
    if (await run(() => accept(id)))
      toast({ title: texts('received.accepted'), description: texts('received.accepted.hint'), tone: 'success' });
  };
  const no = async () => {
    if (await run(() => decline(id, block))) toast({ title: texts('received.declined'), tone: 'success' });
  };
  return (
    <article className={styles.received} aria-labelledby={`asked-${id}`}>
      <h2 id={`asked-${id}`}>{texts('received.title', { name })}</h2>
      <p className="small">
        {texts('received.until', { date: formatDate(createdAt), until: formatDate(expiresAt ?? createdAt) })}
      </p>
      <WhatIsShared />
      <OwnPart name={name} />
      {failed && <Alert tone="error">{failed}</Alert>}
      <div className={styles.buttons}>
        <Button variant="loud" pending={busy} onClick={() => void yes()}>
          {texts('received.accept')}
        </Button>
        <Button pending={busy} onClick={() => void no()}>
          {texts('received.decline')}
        </Button>
      </div>
      <Checkbox
        label={texts('received.block', { name })}
        hint={texts('received.block.hint')}
        checked={block}
        onChange={({ target }) => setBlock(target.checked)}
      />
    </article>
  );
};
