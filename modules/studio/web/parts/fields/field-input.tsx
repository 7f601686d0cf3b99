import { Slot } from '#core/web';
import { Field, Textarea, TextInput } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Select } from '#ui/select/select';
import type { ContentField } from '../../../lib/content';
import { digitsOf, valueText } from '../../../lib/value-text';
import { pictureField } from '../../../public';
import { texts } from '../../texts/texts';
import type { FieldInputProps } from './field-props';
import styles from './fields.module.css';
import { ListInput } from './list-input';

/** The number that somebody typed, in the units in which it is stored. */
const readNumber = (text: string, factor: number): number | null => {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? Math.round(number * factor * 1e6) / 1e6 : null;
};

const NumberInput = ({ field, value, onChange, isLocked }: FieldInputProps) => {
  const factor = field.kind === 'money' ? 10 ** digitsOf(field.currency) : 1;
  const scaled = (bound: number | undefined): number | undefined => (bound === undefined ? undefined : bound / factor);
  return (
    <span className={styles.number}>
      <TextInput
        type="number"
        readOnly={isLocked}
        min={scaled(field.least)}
        max={scaled(field.most)}
        step={(field.step ?? 1) / factor}
        defaultValue={typeof value === 'number' ? value / factor : ''}
        onChange={({ target }) => onChange(readNumber(target.value, factor))}
      />
      {field.currency && <span className={styles.unit}>{field.currency}</span>}
    </span>
  );
};

/** Some way to see a colour while it is typed. */
const ColourInput = ({ field, value, onChange, isLocked }: FieldInputProps) => {
  const text = typeof value === 'string' ? value : '';
  const isColour = /^#[0-9a-f]{6}$/i.test(text);
  return (
    <span className={styles.number}>
      <TextInput
        readOnly={isLocked}
        value={text}
        maxLength={7}
        placeholder="#5b2a4e"
        onChange={({ target }) => onChange(target.value.trim() || null)}
      />
      <input
        type="color"
        className={styles.colour}
        aria-label={texts('editor.pick', { field: field.label })}
        disabled={isLocked}
        value={isColour ? text : '#808080'}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  );
};

const Control = (props: FieldInputProps) => {
  const { field, value, onChange, isLocked, lang } = props;
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'long-text':
    case 'markdown':
      return (
        <Textarea
          rows={field.rows ?? (field.kind === 'markdown' ? 12 : 3)}
          readOnly={isLocked}
          lang={lang}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'number':
    case 'money':
      return <NumberInput {...props} />;
    case 'choice':
      return (
        <Select disabled={isLocked} value={text} onChange={({ target }) => onChange(target.value || null)}>
          <option value="">{texts('editor.none')}</option>
          {field.choices?.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </Select>
      );
    case 'colour':
      return <ColourInput {...props} />;
    case 'date':
      return (
        <TextInput
          type="date"
          readOnly={isLocked}
          value={text}
          onChange={({ target }) => onChange(target.value || null)}
        />
      );
    default:
      return (
        <TextInput
          readOnly={isLocked}
          lang={lang}
          value={text}
          maxLength={field.most}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
};

const Source = ({ field, source }: Pick<FieldInputProps, 'field' | 'source'>) => {
  const text = source ? valueText(field, source.value) : '';
  if (!source || text === '') return null;
  return (
    <p className={styles.source}>
      <span className={styles.sourceName}>{texts('editor.source', { language: source.language })}</span>{' '}
      <span lang={source.lang}>{text}</span>
    </p>
  );
};

const hintOf = ({ hint, kind }: ContentField): string | undefined => {
  if (kind !== 'markdown') return hint;
  return [hint, texts('editor.markdown')].filter(Boolean).join(' ');
};

/** One field of a document, as its kind asks for it. */
export const FieldInput = (props: FieldInputProps) => {
  const { field, value, onChange, wrong, path, isLocked, source } = props;
  if (field.kind === 'switch')
    return (
      <Checkbox
        label={field.label}
        hint={field.hint}
        error={wrong(path)}
        disabled={isLocked}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  if (field.kind === 'picture')
    return (
      <div>
        <Slot
          of={pictureField}
          with={{ label: field.label, value: typeof value === 'string' ? value : null, onChange }}
          fallback={<p>{texts('editor.noLibrary')}</p>}
        />
        {field.hint && <p className={styles.pictureHint}>{field.hint}</p>}
        {wrong(path) && <p className={styles.wrong}>{wrong(path)}</p>}
      </div>
    );
  const isList = field.kind === 'list';
  return (
    <Field
      label={field.label}
      hint={hintOf(field)}
      error={wrong(path)}
      optional={!field.isRequired && !(isList && (field.least ?? 0) > 0)}
      group={isList}
    >
      <Source field={field} source={source} />
      {isList ? <ListInput {...props} input={FieldInput} /> : <Control {...props} />}
    </Field>
  );
};
