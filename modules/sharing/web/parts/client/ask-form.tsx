import { useState } from 'react';
import { ApiError, api } from '#core/web';
import { Alert, Button, Field, Textarea } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Cluster } from '#ui/cluster/cluster';
import { Select } from '#ui/select/select';
import type { ConsentRequestInput } from '../../../schemas/consent';
import { requestSegments } from '../../../schemas/endpoints';
import { askable, segmentName } from '../segments/segment-name';
import styles from './client.module.css';
import { clientTexts as texts } from './texts/texts';

const reasons = ['prepare-session', 'understand-context', 'follow-up', 'other'] as const;
const most = 280;

/** A practitioner's question to a client for what is not open yet. */
export const AskForm = ({ matchId, open }: { readonly matchId: string; readonly open: readonly string[] }) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [reason, setReason] = useState<ConsentRequestInput['reason']>('prepare-session');
  const [note, setNote] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState(false);
  const left = askable.filter((one) => !open.includes(one));
  if (left.length === 0) return <p className="quiet">{texts('ask.all')}</p>;

  const changed = () => {
    setSent(false);
    setProblem('');
    // Other words are another question.
    setKey(crypto.randomUUID());
  };
  const send = async () => {
    const segments = chosen.filter((one) => left.includes(one));
    if (segments.length === 0) return setProblem(texts('ask.nothing'));
    setBusy(true);
    setProblem('');
    try {
      const words = note.trim();
      const body = { matchId, segments, reason, ...(words ? { note: words } : {}) };
      await api(requestSegments, { body }, { idempotencyKey: key });
      changed();
      setChosen([]);
      setNote('');
      setSent(true);
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      setProblem(failed.fields[0]?.message ?? failed.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <fieldset>
        <legend>{texts('ask.what')}</legend>
        <div className={styles.choices}>
          {left.map((one) => (
            <Checkbox
              key={one}
              label={segmentName(one)}
              checked={chosen.includes(one)}
              onChange={({ target }) => {
                changed();
                setChosen(target.checked ? [...chosen, one] : chosen.filter((other) => other !== one));
              }}
            />
          ))}
        </div>
      </fieldset>
      <Field label={texts('ask.why')} className={styles.zone}>
        <Select
          value={reason}
          onChange={({ target }) => {
            changed();
            setReason(reasons.find((known) => known === target.value) ?? 'other');
          }}
        >
          {reasons.map((one) => (
            <option key={one} value={one}>
              {texts(`ask.why.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts('ask.note')} optional>
        <Textarea
          rows={2}
          maxLength={most}
          value={note}
          onChange={({ target }) => {
            changed();
            setNote(target.value);
          }}
        />
      </Field>
      {problem && <Alert tone="error">{problem}</Alert>}
      <Cluster gap={4}>
        <Button type="submit" pending={busy} pendingText={texts('ask.sending')}>
          {texts('ask.send')}
        </Button>
        <p role="status">{sent && texts('ask.sent')}</p>
      </Cluster>
    </form>
  );
};
