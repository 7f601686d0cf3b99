import { Button, Field, Icon, TextInput } from '#ui';
import { Select } from '#ui/select/select';
import { texts } from '../../texts/texts';
import styles from '../aftercare.module.css';
import type { StepForm } from './plan-form';

const kinds = ['task', 'check-in'] as const;
const sides = ['client', 'practitioner'] as const;

interface StepFieldsProps {
  readonly step: StepForm;
  /** Its place, from 1, and how many there are. */
  readonly number: number;
  readonly count: number;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (step: StepForm) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** One task or check-in while it is written. */
export const StepFields = ({ step, number, count, problems, onChange, onMove, onRemove }: StepFieldsProps) => (
  <li>
    <fieldset className={styles.step}>
      <legend>{texts('form.item', { number })}</legend>
      <Field
        id={`text-${step.key}`}
        label={texts('form.item.text')}
        error={problems[`text:${step.key}`]}
        className={styles.whole}
      >
        <TextInput
          maxLength={500}
          value={step.text}
          onChange={({ target }) => onChange({ ...step, text: target.value })}
        />
      </Field>
      <Field label={texts('form.item.kind')}>
        <Select
          value={step.kind}
          onChange={({ target }) => onChange({ ...step, kind: target.value === 'check-in' ? 'check-in' : 'task' })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts(`item.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts('form.item.for')}>
        <Select
          value={step.assignee}
          onChange={({ target }) =>
            onChange({ ...step, assignee: target.value === 'practitioner' ? 'practitioner' : 'client' })
          }
        >
          {sides.map((side) => (
            <option key={side} value={side}>
              {texts(`form.${side}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={`due-${step.key}`} label={texts('form.item.due')} optional error={problems[`due:${step.key}`]}>
        <TextInput
          type="date"
          value={step.dueOn}
          onChange={({ target }) => onChange({ ...step, dueOn: target.value })}
        />
      </Field>
      <div className={styles.order}>
        <Button
          variant="bare"
          disabled={number === 1}
          aria-label={texts('form.item.up', { number })}
          onClick={() => onMove(-1)}
        >
          <Icon name="down" size={18} className={styles.up} />
        </Button>
        <Button
          variant="bare"
          disabled={number === count}
          aria-label={texts('form.item.down', { number })}
          onClick={() => onMove(1)}
        >
          <Icon name="down" size={18} />
        </Button>
        <Button variant="bare" aria-label={texts('form.item.remove.of', { number })} onClick={onRemove}>
          {texts('form.item.remove')}
        </Button>
      </div>
    </fieldset>
  </li>
);
