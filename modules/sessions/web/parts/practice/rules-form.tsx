import { useState } from 'react';
import { ApiError, api, findNewerVersion, useApi } from '#core/web';
import { Alert, Button, Field, Skeleton, TextInput } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { getRules, saveRules } from '../../../schemas/endpoints';
import type { RulesInput, RulesView } from '../../../schemas/services';
import { reminderChoices } from '../../../schemas/values';
import styles from './practice.module.css';
import { texts } from './texts/texts';

const numbers = [
  ['bufferBefore', 'before', 120],
  ['bufferAfter', 'after', 120],
  ['noticeHours', 'notice', 336],
  ['changeHours', 'change', 336],
  ['lateFeePercent', 'fee', 100],
] as const;
const hints = new Set(['notice', 'change', 'fee']);

const toInput = ({ version: _, zone: __, hasHours: ___, ...rules }: RulesView): RulesInput => rules;

/** Days off, each with its first and last day. */
const TimeOff = ({
  timeOff,
  onChange,
  errorAt,
}: {
  readonly timeOff: RulesInput['timeOff'];
  readonly onChange: (timeOff: RulesInput['timeOff']) => void;
  readonly errorAt: (path: string) => string | undefined;
}) => {
  const change = (index: number, part: Partial<RulesInput['timeOff'][number]>): void =>
    onChange(timeOff.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const today = new Date().toISOString().slice(0, 10);
  return (
    <fieldset className={styles.choices}>
      <legend>{texts('rules.off')}</legend>
      {timeOff.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing else of their own.
        <div key={index} className={styles.off}>
          <Field label={texts('rules.off.from')} error={errorAt(`timeOff.${index}.from`)}>
            <TextInput
              type="date"
              value={one.from}
              onChange={({ target }) =>
                change(index, { from: target.value, ...(one.to < target.value && { to: target.value }) })
              }
            />
          </Field>
          <Field label={texts('rules.off.to')} error={errorAt(`timeOff.${index}.to`)}>
            <TextInput type="date" value={one.to} onChange={({ target }) => change(index, { to: target.value })} />
          </Field>
          <Checkbox
            label={texts('rules.off.yearly')}
            checked={one.yearly}
            onChange={({ target }) => change(index, { yearly: target.checked })}
          />
          <Button
            variant="bare"
            aria-label={texts('rules.off.removeOf', { from: one.from })}
            onClick={() => onChange(timeOff.filter((_, at) => at !== index))}
          >
            {texts('rules.off.remove')}
          </Button>
        </div>
      ))}
      <div>
        <Button onClick={() => onChange([...timeOff, { from: today, to: today, yearly: false }])}>
          {texts('rules.off.add')}
        </Button>
      </div>
    </fieldset>
  );
};

const Editor = ({
  stored,
  onStored,
}: {
  readonly stored: RulesView;
  readonly onStored: (rules: RulesView) => void;
}) => {
  const [form, setForm] = useState(() => toInput(stored));
  const [version, setVersion] = useState(stored.version);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'saved' | 'stale' | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const change = (part: Partial<RulesInput>): void => {
    setOutcome(null);
    setForm((now) => ({ ...now, ...part }));
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailed(null);
    try {
      const saved = await api(saveRules, { body: form }, { ifMatch: version });
      setVersion(saved.version);
      setForm(toInput(saved));
      onStored(saved);
      setOutcome('saved');
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      const newer = findNewerVersion(reason, saveRules);
      if (newer) {
        setVersion(newer.version);
        setOutcome('stale');
      } else setFailed(reason);
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
        void save();
      }}
    >
      <div className={styles.numbers}>
        {numbers.map(([field, name, most]) => (
          <Field
            key={field}
            label={texts(`rules.${name}`)}
            hint={hints.has(name) ? texts(`rules.${name as 'notice' | 'change' | 'fee'}.hint`) : undefined}
            error={failed?.field(field)}
          >
            <TextInput
              type="number"
              min={0}
              max={most}
              value={String(form[field])}
              onChange={({ target }) => change({ [field]: Number(target.value) })}
            />
          </Field>
        ))}
        <Field
          label={texts('rules.daily')}
          hint={texts('rules.daily.hint')}
          error={failed?.field('dailyMost')}
          optional
        >
          <TextInput
            type="number"
            min={1}
            max={24}
            value={form.dailyMost === null ? '' : String(form.dailyMost)}
            onChange={({ target }) => change({ dailyMost: target.value === '' ? null : Number(target.value) })}
          />
        </Field>
      </div>
      <fieldset className={styles.choices}>
        <legend>{texts('rules.reminders')}</legend>
        {reminderChoices.map((minutes) => (
          <Checkbox
            key={minutes}
            label={texts('rules.reminder', { minutes })}
            checked={form.reminders.includes(minutes)}
            onChange={({ target }) =>
              change({
                reminders: target.checked
                  ? [...form.reminders, minutes]
                  : form.reminders.filter((one) => one !== minutes),
              })
            }
          />
        ))}
      </fieldset>
      <TimeOff
        timeOff={form.timeOff}
        onChange={(timeOff) => change({ timeOff })}
        errorAt={(path) => failed?.field(path)}
      />
      {failed && <Alert tone="error">{failed.message}</Alert>}
      {outcome === 'stale' && <Alert tone="attention">{texts('rules.stale')}</Alert>}
      <div className={styles.acts}>
        <Button type="submit" variant="loud" pending={busy}>
          {texts('rules.save')}
        </Button>
        <span role="status">{outcome === 'saved' && texts('rules.saved')}</span>
      </div>
    </form>
  );
};

/** Pauses, notice, limits, fees, reminders and days off. */
export const RulesForm = () => {
  const { data, error, reload, set } = useApi(getRules, {}, { form: true });
  if (error && !data)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  return data ? <Editor stored={data} onStored={set} /> : <Skeleton lines={8} label={texts('loading')} />;
};
