import { Slot } from '#core/web';
import { findKnown } from '#core/web/search-params';
import { taxField } from '#modules/money/public';
import { Field } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Chip } from '#ui/chip/chip';
import { Select } from '#ui/select/select';
import { amountsIn } from '../../../lib/paper-amounts';
import type { Question } from '../../../schemas/content';
import { checklistKinds, currencies, dietaryOptions, questionKinds } from '../../../schemas/values';
import { texts } from '../../texts/studio-texts';
import { AmountField, LineField, LinesField, NumberField, TextField } from './fields';
import { ListEditor } from './list-editor';
import { type OfEditor, Section } from './section';
import styles from './studio.module.css';

/** The list without an entry it has, with one that it has not. */
const toggle = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** Whom it suits. */
export const Fit = ({ editor: { content, change } }: OfEditor) => (
  <Section title={texts('s.fit')}>
    <NumberField
      label={texts('f.fitnessLevel')}
      value={content.fitness.level}
      min={1}
      max={10}
      onChange={(level) => change({ fitness: { ...content.fitness, level: level ?? 1 } })}
    />
    <TextField
      label={texts('f.fitnessText')}
      value={content.fitness.text}
      maxLength={800}
      optional
      onChange={(text) => change({ fitness: { ...content.fitness, text } })}
    />
    <Field label={texts('f.diets')} group>
      <div className={styles.acts}>
        {dietaryOptions.map((diet) => (
          <Chip
            key={diet}
            pressed={content.diets.includes(diet)}
            onClick={() => change({ diets: toggle(content.diets, diet) })}
          >
            {diet}
          </Chip>
        ))}
      </div>
    </Field>
  </Section>
);

const newQuestion = (): Question => ({
  id: `q-${Math.random().toString(36).slice(2, 10)}`,
  label: '',
  kind: 'text',
  options: [],
  required: false,
});

/** What readers ask, and what participants are asked. */
export const Questions = ({ editor: { content, change, failed } }: OfEditor) => (
  <>
    <Section title={texts('faq')}>
      <ListEditor
        items={content.faq}
        most={30}
        addLabel={texts('add.faq')}
        create={() => ({ question: '', answer: '' })}
        onChange={(faq) => change({ faq })}
      >
        {(entry, put) => (
          <>
            <LineField
              label={texts('f.question')}
              value={entry.question}
              maxLength={200}
              onChange={(question) => put({ question })}
            />
            <TextField label={texts('f.answer')} value={entry.answer} onChange={(answer) => put({ answer })} />
          </>
        )}
      </ListEditor>
    </Section>
    <Section title={texts('s.questions')}>
      <ListEditor
        items={content.questions}
        most={20}
        addLabel={texts('add.question')}
        create={newQuestion}
        onChange={(questions) => change({ questions })}
      >
        {(question, put, index) => (
          <>
            <LineField
              label={texts('f.question')}
              value={question.label}
              maxLength={200}
              error={failed?.field(`questions.${index}.label`)}
              onChange={(label) => put({ label })}
            />
            <Field label={texts('f.kind')}>
              <Select
                value={question.kind}
                onChange={({ target }) => put({ kind: findKnown(questionKinds, target.value) ?? question.kind })}
              >
                {questionKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {texts(`f.kind.${kind}`)}
                  </option>
                ))}
              </Select>
            </Field>
            {question.kind === 'choice' && (
              <LinesField
                label={texts('f.options')}
                value={question.options}
                error={failed?.field(`questions.${index}.options`)}
                onChange={(options) => put({ options })}
              />
            )}
            <Checkbox
              label={texts('f.required')}
              checked={question.required}
              onChange={({ target }) => put({ required: target.checked })}
            />
          </>
        )}
      </ListEditor>
    </Section>
  </>
);

/** What participants hand in, and what it costs where the house arranges it. */
export const Papers = ({ editor: { content, change, failed } }: OfEditor) => {
  const { checklist, currency, paperAmounts } = content;
  return (
    <Section title={texts('f.checklist')}>
      <Field label={texts('f.papers')} group>
        <div className={styles.acts}>
          {checklistKinds.map((kind) => (
            <Chip
              key={kind}
              pressed={checklist.includes(kind)}
              onClick={() => change({ checklist: toggle(checklist, kind) })}
            >
              {texts(`p.${kind}`)}
            </Chip>
          ))}
        </div>
      </Field>
      <div className={styles.pair}>
        {checklistKinds
          .filter((kind) => checklist.includes(kind))
          .map((kind) => (
            <AmountField
              key={`${kind} ${currency}`}
              label={texts('f.paperAmount', { paper: texts(`p.${kind}`), currency })}
              value={paperAmounts[kind]}
              currency={currency}
              optional
              error={failed?.field(`paperAmounts.${kind}`)}
              onChange={(minor) => change({ paperAmounts: { ...paperAmounts, [kind]: minor } })}
            />
          ))}
      </div>
      {checklist.length > 0 && <p className={styles.quiet}>{texts('f.paperAmount.hint')}</p>}
    </Section>
  );
};

/** The currency and the tax of all prices. */
export const Prices = ({ editor: { content, change, failed } }: OfEditor) => (
  <Section title={texts('s.prices')}>
    <div className={styles.pair}>
      <Field label={texts('f.currency')} hint={texts('f.currency.hint')} error={failed?.field('currency')}>
        <Select
          value={content.currency}
          onChange={({ target }) => {
            const currency = findKnown(currencies, target.value) ?? content.currency;
            change({ currency, paperAmounts: amountsIn(currency) });
          }}
        >
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </Field>
      <Slot
        of={taxField}
        with={{
          label: texts('f.tax'),
          hint: texts('f.tax.hint'),
          value: content.taxCode,
          error: failed?.field('taxCode'),
          onChange: (taxCode) => change({ taxCode }),
        }}
      />
    </div>
  </Section>
);

/** Deposit, balance and what comes back. */
export const TermsSection = ({ editor: { content, change, failed } }: OfEditor) => {
  const { terms } = content;
  const put = (part: Partial<typeof terms>): void => change({ terms: { ...terms, ...part } });
  return (
    <Section title={texts('s.terms')}>
      <div className={styles.pair}>
        <NumberField
          label={texts('f.deposit')}
          value={terms.depositPercent}
          min={0}
          max={100}
          onChange={(depositPercent) => put({ depositPercent: depositPercent ?? 0 })}
        />
        <NumberField
          label={texts('f.balanceDays')}
          value={terms.balanceDays}
          min={0}
          max={365}
          onChange={(balanceDays) => put({ balanceDays: balanceDays ?? 0 })}
        />
      </div>
      <h3>{texts('policy')}</h3>
      <p className={styles.quiet}>{texts('policy.hint')}</p>
      <ListEditor
        items={terms.policy}
        most={6}
        addLabel={texts('add.step')}
        create={() => ({ daysBefore: 14, refundPercent: 0 })}
        onChange={(policy) => put({ policy })}
      >
        {(step, putStep, index) => (
          <div className={styles.pair}>
            <NumberField
              label={texts('f.policyDays')}
              value={step.daysBefore}
              min={0}
              max={365}
              error={failed?.field(`terms.policy.${index}.daysBefore`)}
              onChange={(daysBefore) => putStep({ daysBefore: daysBefore ?? 0 })}
            />
            <NumberField
              label={texts('f.policyPercent')}
              value={step.refundPercent}
              min={0}
              max={100}
              onChange={(refundPercent) => putStep({ refundPercent: refundPercent ?? 0 })}
            />
          </div>
        )}
      </ListEditor>
      <TextField label={texts('f.termsText')} value={terms.text} optional onChange={(text) => put({ text })} />
    </Section>
  );
};
