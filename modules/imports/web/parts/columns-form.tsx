import { type FormEvent, useState } from 'react';
import { Button, Field } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Select } from '#ui/select/select';
import type { CheckInput, ImportView, KindView } from '../../schemas/imports';
import { texts } from '../texts/texts';
import styles from './imports.module.css';

interface ColumnsFormProps {
  readonly view: ImportView;
  readonly kind: KindView;
  readonly isBusy: boolean;
  /** By the name of the field. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onCheck: (input: CheckInput) => void;
}

/** Which column holds which field, and the check that reads the file by it. */
export const ColumnsForm = ({ view, kind, isBusy, faults, onCheck }: ColumnsFormProps) => {
  const [mapping, setMapping] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(view.mapping.map(({ field, column }) => [field, column])),
  );
  const [options, setOptions] = useState(view.options);
  const used = new Set(Object.values(mapping));
  const unused = view.columns.map(({ heading }) => heading).filter((heading) => !used.has(heading));
  const sampleOf = (field: string): string | undefined =>
    view.columns.find(({ heading }) => heading === mapping[field])?.samples[0];
  const send = (): void =>
    onCheck({
      mapping: Object.entries(mapping).flatMap(([field, column]) => (column === '' ? [] : [{ field, column }])),
      options,
    });
  return (
    <form
      className={styles.panel}
      aria-labelledby="import-columns"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <h2 id="import-columns">{texts('columns')}</h2>
      <p className={styles.lead}>{texts('columns.lead')}</p>
      <div className={styles.mapping}>
        {kind.fields.map(({ name, isRequired }) => {
          const sample = sampleOf(name);
          return (
            <Field
              key={name}
              label={name}
              optional={!isRequired}
              error={faults[name]}
              hintPlace="below"
              hint={sample ? texts('columns.sample', { sample }) : undefined}
            >
              <Select
                value={mapping[name] ?? ''}
                onChange={({ target }) => setMapping({ ...mapping, [name]: target.value })}
              >
                <option value="">{texts('columns.none')}</option>
                {view.columns.map(({ heading }) => (
                  <option key={heading}>{heading}</option>
                ))}
              </Select>
            </Field>
          );
        })}
      </div>
      {unused.length > 0 && (
        <p className={styles.quiet}>{texts('columns.unused', { names: unused.slice(0, 30).join(', ') })}</p>
      )}
      {kind.options.length > 0 && (
        <fieldset className={styles.options}>
          <legend>{texts('options')}</legend>
          {kind.options.map(({ name, label, help }) => (
            <Checkbox
              key={name}
              label={label}
              hint={help}
              checked={options.includes(name)}
              onChange={({ target }) =>
                setOptions(target.checked ? [...options, name] : options.filter((one) => one !== name))
              }
            />
          ))}
        </fieldset>
      )}
      <div className={styles.acts}>
        <Button
          type="submit"
          variant={view.checked ? 'plain' : 'loud'}
          pending={isBusy}
          pendingText={texts('checking')}
        >
          {texts(view.checked ? 'recheck' : 'check')}
        </Button>
      </div>
    </form>
  );
};
