import { findKnown } from '#core/web/search-params';
import { Alert, Button, Field, TextInput } from '#ui';
import { Select } from '#ui/select/select';
import type { PartnerView } from '../../../schemas/partner';
import { texts } from '../../texts/texts';
import { statuses } from '../partner-draft';
import styles from '../partners.module.css';
import { usePartnerForm } from './use-partner-form';

interface PartnerFormProps {
  /** Null: a new one. */
  readonly partner: PartnerView | null;
  readonly onSaved: (saved: PartnerView) => void;
  readonly onDone: () => void;
}

const limits = { name: 120, type: 80, city: 120, url: 500 } as const;

/** The facts of a partner. */
export const PartnerForm = ({ partner, onSaved, onDone }: PartnerFormProps) => {
  const { draft, change, errors, failed, busy, save } = usePartnerForm(partner, onSaved);
  const field = (name: keyof typeof limits, more: { hint?: string; optional?: boolean; type?: 'url' } = {}) => (
    <Field
      label={texts(`field.${name}`)}
      error={errors[name]}
      optional={more.optional}
      {...(more.hint ? { hint: more.hint } : {})}
    >
      <TextInput
        type={more.type ?? 'text'}
        autoComplete="off"
        maxLength={limits[name]}
        value={draft[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save().then((saved) => saved && onDone());
      }}
    >
      {field('name')}
      {field('type', { hint: texts('field.type.hint') })}
      {field('city', { optional: true })}
      {field('url', { optional: true, hint: texts('field.url.hint'), type: 'url' })}
      <Field label={texts('field.status')}>
        <Select
          value={draft.status}
          onChange={({ target }) => change({ status: findKnown(statuses, target.value) ?? draft.status })}
        >
          {statuses.map((status) => (
            <option key={status} value={status}>
              {texts(status)}
            </option>
          ))}
        </Select>
      </Field>
      {failed && <Alert tone="error">{failed}</Alert>}
      <div>
        <Button type="submit" variant="loud" pending={busy} pendingText={texts('saving')}>
          {texts(partner ? 'save' : 'add')}
        </Button>
      </div>
    </form>
  );
};
