import { useState } from 'react';
import { api, getPageData, refreshAnswers, Slot } from '#core/web';
import { useAttempt } from '#core/web/forms/use-attempt';
import { contactOffer, helpLinesCard } from '#modules/safety/public';
import { Alert, Button, toast } from '#ui';
import { findDanger, type MeasureForm } from '../../lib/measure-form';
import { getForm } from '../../lib/measures';
import { answerMeasure, declineMeasure, listOwnMeasures } from '../../schemas/endpoints';
import type { MeasureView } from '../../schemas/measures';
import { texts } from '../texts/texts';
import styles from './between.module.css';

/** Help lines, and the wish to be contacted, as soon as an answer speaks of danger. */
const Help = () => (
  <Alert tone="attention" title={texts('help')}>
    <p>{texts('help.text')}</p>
    <Slot of={helpLinesCard} with={{ text: null }} />
    <Slot of={contactOffer} with={{ origin: 'help' }} />
  </Alert>
);

/** One question with its answers, in the language that it was written in. */
const Question = ({
  name,
  text,
  options,
  language,
  place,
  value,
  onChange,
}: {
  readonly name: string;
  readonly text: string;
  readonly options: MeasureForm['options'];
  readonly language: string;
  readonly place: string;
  readonly value: number | null;
  readonly onChange: (value: number) => void;
}) => (
  <fieldset className={styles.question}>
    <legend>
      <span className="quiet small">{place}</span>
      <br />
      <span lang={language}>{text}</span>
    </legend>
    <div className={styles.choices} lang={language}>
      {options.map(({ label }, answer) => (
        <label key={label} className={styles.choice}>
          <input type="radio" name={name} checked={value === answer} onChange={() => onChange(answer)} />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);

/** A questionnaire that waits for a client: answered, or put away. */
export const Questionnaire = ({ request }: { readonly request: MeasureView }) => {
  const form = getForm(request, getPageData().language);
  const { language, title, period, lead, questions, options, licence } = form;
  const [isOpen, setOpen] = useState(false);
  const [answers, setAnswers] = useState<readonly (number | null)[]>(() => questions.map(() => null));
  const { busy, failed, attempt } = useAttempt(texts('failed'));
  const missing = answers.filter((one) => one === null).length;
  const send = () =>
    attempt(async () => {
      const complete = answers.flatMap((one) => (one === null ? [] : [one]));
      await api(answerMeasure, { params: { id: request.id }, body: { answers: complete } });
      toast({ title: texts('sent'), tone: 'success' });
      await refreshAnswers(listOwnMeasures);
    });
  const leave = () =>
    attempt(async () => {
      await api(declineMeasure, { params: { id: request.id } });
      toast({ title: texts('left'), tone: 'success' });
      await refreshAnswers(listOwnMeasures);
    });
  return (
    <li className={styles.item}>
      <h3>{title}</h3>
      <p>{texts('open.from', { name: request.practitionerName })}</p>
      {!isOpen && (
        <div className={styles.acts}>
          <Button variant="loud" aria-label={texts('answer.of', { title })} onClick={() => setOpen(true)}>
            {texts('answer')}
          </Button>
          <Button variant="bare" pending={busy} onClick={() => void leave()}>
            {texts('leave')}
          </Button>
        </div>
      )}
      {isOpen && (
        <form
          className={styles.section}
          onSubmit={(event) => {
            event.preventDefault();
            if (missing === 0) void send();
          }}
        >
          <p className="quiet small">
            {!request.forms && texts('english')} {texts('noDiagnosis')}
          </p>
          {period && <p lang={language}>{period}</p>}
          <p lang={language} className={styles.words}>
            {lead}
          </p>
          {questions.map(({ text }, index) => (
            <Question
              key={text}
              name={`${request.id} ${index}`}
              text={text}
              options={options}
              language={language}
              place={texts('question', { number: index + 1, count: questions.length })}
              value={answers[index] ?? null}
              onChange={(value) => setAnswers(answers.map((one, at) => (at === index ? value : one)))}
            />
          ))}
          {findDanger(form, answers) >= 0 && <Help />}
          {failed && <Alert tone="error">{failed}</Alert>}
          <p className="quiet small" lang="en">
            {licence}
          </p>
          <div className={styles.acts}>
            <Button type="submit" variant="loud" disabled={missing > 0} pending={busy}>
              {texts('send')}
            </Button>
            {missing > 0 && <span className="quiet">{texts('send.missing', { count: missing })}</span>}
          </div>
        </form>
      )}
    </li>
  );
};
