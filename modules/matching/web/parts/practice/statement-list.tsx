import { getPageData } from '#core/web';
import { findPageContent } from '#modules/studio/public';
import { Button, Field, Textarea } from '#ui';
import { Select } from '#ui/select/select';
import { practiceVocabulary } from '../../../schemas/practice-vocabulary';
import styles from './practice.module.css';
import type { RecordForm } from './record-form';
import { practiceTexts as texts } from './texts/texts';

const most = 8;

/** What can be chosen: what staff added comes along with the page, and what was chosen before stays. */
const listSpecializations = (chosen: readonly string[]): readonly string[] => {
  const added = Object.values(findPageContent(getPageData().content, 'approaches')).flatMap(({ name, isHidden }) =>
    typeof name === 'string' && isHidden !== true ? [name] : [],
  );
  const all = new Set<string>([...practiceVocabulary.specializations, ...added, ...chosen.filter((one) => one !== '')]);
  return [...all].sort((one, other) => one.localeCompare(other, 'en'));
};

/** What a practitioner works with: each specialization with a sentence of their own. */
export const StatementList = ({
  statements,
  errorAt,
  onChange,
}: {
  readonly statements: RecordForm['statements'];
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (statements: RecordForm['statements']) => void;
}) => {
  const put = (index: number, part: object) =>
    onChange(statements.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const offered = listSpecializations(statements.map(({ specialization }) => specialization));
  return (
    <fieldset>
      <legend>{texts('record.statements')}</legend>
      <p className="quiet">{texts('record.statements.hint')}</p>
      {statements.map(({ specialization, statement }, index) => {
        const taken = statements.map((one) => one.specialization).filter((one) => one !== specialization);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity of its own
          <div key={index} className={styles.statement}>
            <Field
              id={`statements.${index}.specialization`}
              label={texts('record.specialization', { number: index + 1 })}
              error={errorAt(`statements.${index}.specialization`)}
              className={styles.zone}
            >
              <Select
                value={specialization}
                placeholder={texts('record.specialization.choose')}
                onChange={({ target }) => put(index, { specialization: target.value })}
              >
                {offered
                  .filter((one) => !taken.includes(one))
                  .map((one) => (
                    <option key={one} value={one}>
                      {one}
                    </option>
                  ))}
              </Select>
            </Field>
            <Field
              id={`statements.${index}.statement`}
              label={texts('record.statement')}
              error={errorAt(`statements.${index}.statement`)}
            >
              <Textarea
                rows={2}
                maxLength={300}
                value={statement}
                onChange={({ target }) => put(index, { statement: target.value })}
              />
            </Field>
            {statements.length > 1 && (
              <p>
                <Button
                  variant="bare"
                  aria-label={texts('record.statement.remove.of', { number: index + 1 })}
                  onClick={() => onChange(statements.filter((_, at) => at !== index))}
                >
                  {texts('record.statement.remove')}
                </Button>
              </p>
            )}
          </div>
        );
      })}
      {statements.length < most && (
        <p>
          <Button onClick={() => onChange([...statements, { specialization: '', statement: '' }])}>
            {texts('record.statement.add')}
          </Button>
        </p>
      )}
    </fieldset>
  );
};
