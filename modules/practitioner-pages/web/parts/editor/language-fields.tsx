import { Field, Textarea, TextInput } from '#ui';
import type { PageTexts } from '../../../schemas/page';
import { type PageLanguage, questionIds } from '../../../schemas/values';
import { texts } from '../../texts/staff-texts';
import { texts as publicTexts } from '../../texts/texts';
import styles from '../staff/staff.module.css';

interface LanguageFieldsProps {
  readonly language: PageLanguage;
  readonly value: PageTexts;
  readonly onChange: (value: PageTexts) => void;
}

/** A page in one language. */
export const LanguageFields = ({ language, value, onChange }: LanguageFieldsProps) => {
  const answerOf = (question: (typeof questionIds)[number]): string =>
    value.answers.find((one) => one.question === question)?.answer ?? '';
  const setAnswer = (question: (typeof questionIds)[number], answer: string): void =>
    onChange({
      ...value,
      answers: questionIds.flatMap((id) => {
        const text = id === question ? answer : answerOf(id);
        return text === '' ? [] : [{ question: id, answer: text }];
      }),
    });
  return (
    <div className={styles.form} lang={language}>
      <Field label={texts('f.headline')} hint={texts('f.headline.hint')}>
        <TextInput
          maxLength={140}
          value={value.headline}
          onChange={({ target }) => onChange({ ...value, headline: target.value })}
        />
      </Field>
      <Field label={texts('f.introduction')} hint={texts('f.introduction.hint')}>
        <Textarea
          rows={9}
          maxLength={3000}
          value={value.introduction}
          onChange={({ target }) => onChange({ ...value, introduction: target.value })}
        />
      </Field>
      <Field label={texts('f.approach')} optional>
        <Textarea
          rows={6}
          maxLength={3000}
          value={value.approach}
          onChange={({ target }) => onChange({ ...value, approach: target.value })}
        />
      </Field>
      <h3>{texts('f.answers')}</h3>
      <p className={styles.quiet}>{texts('f.answers.hint')}</p>
      {questionIds.map((question) => (
        <Field key={question} label={publicTexts(`question.${question}`)} optional>
          <Textarea
            rows={2}
            maxLength={1200}
            value={answerOf(question)}
            onChange={({ target }) => setAnswer(question, target.value)}
          />
        </Field>
      ))}
    </div>
  );
};
