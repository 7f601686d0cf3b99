import { useEffect, useRef } from 'react';
import { Alert, Button, Field, Textarea, TextInput } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Cluster } from '#ui/cluster/cluster';
import type { PlanView } from '../../../schemas/aftercare';
import { texts } from '../../texts/texts';
import styles from '../aftercare.module.css';
import { aStep, moved } from './plan-form';
import { StepFields } from './step-fields';
import { usePlanEditor } from './use-plan-editor';

/** Most steps of a plan. */
const mostSteps = 60;

interface PlanEditorProps {
  readonly clientId: string;
  /** The plan that is changed; null for a new one. */
  readonly plan: PlanView | null;
  readonly onSaved: (plan: PlanView) => void;
  readonly onCancel: () => void;
}

/** A plan with its steps, to be written or changed. */
export const PlanEditor = ({ clientId, plan, onSaved, onCancel }: PlanEditorProps) => {
  const { form, change, save, problems, failed, busy } = usePlanEditor(clientId, plan, onSaved);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { steps } = form;
  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby="plan-editor"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 ref={heading} id="plan-editor" tabIndex={-1}>
        {texts(plan ? 'form.title.edit' : 'form.title.new')}
      </h2>
      {!plan && <p className="small quiet">{texts('form.hint')}</p>}
      <Field label={texts('form.name')} error={problems.title}>
        <TextInput maxLength={120} value={form.title} onChange={({ target }) => change({ title: target.value })} />
      </Field>
      <Field label={texts('form.summary')} optional>
        <Textarea
          rows={4}
          maxLength={4000}
          value={form.summary}
          onChange={({ target }) => change({ summary: target.value })}
        />
      </Field>
      <h3>{texts('form.items')}</h3>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <StepFields
            key={step.key}
            step={step}
            number={at + 1}
            count={steps.length}
            problems={problems}
            onChange={(next) => change({ steps: steps.map((one) => (one.key === step.key ? next : one)) })}
            onMove={(by) => change({ steps: moved(steps, at, by) })}
            onRemove={() => change({ steps: steps.filter(({ key }) => key !== step.key) })}
          />
        ))}
      </ol>
      {steps.length < mostSteps && (
        <div>
          <Button onClick={() => change({ steps: [...steps, aStep()] })}>{texts('form.add')}</Button>
        </div>
      )}
      {plan && (
        <Checkbox
          label={texts('form.close')}
          hint={texts('form.close.hint')}
          checked={form.closed}
          onChange={({ target }) => change({ closed: target.checked })}
        />
      )}
      {plan && form.closed && (
        <Field label={texts('form.outcome')} optional>
          <Textarea
            rows={3}
            maxLength={4000}
            value={form.outcome}
            onChange={({ target }) => change({ outcome: target.value })}
          />
        </Field>
      )}
      {failed && <Alert tone="error">{failed}</Alert>}
      <Cluster>
        <Button type="submit" variant="loud" pending={busy} pendingText={texts('form.saving')}>
          {texts('form.save')}
        </Button>
        <Button variant="bare" onClick={onCancel}>
          {texts('form.cancel')}
        </Button>
      </Cluster>
    </form>
  );
};
