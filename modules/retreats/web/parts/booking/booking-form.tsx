import { useSearchParams } from '#core/web';
import { Alert, Button, Field, Textarea, TextInput } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Chip } from '#ui/chip/chip';
import { Select } from '#ui/select/select';
import { today } from '../../../lib/days';
import { scheduleOf } from '../../../lib/price';
import type { PublicDate } from '../../../schemas/date';
import type { RetreatView } from '../../../schemas/retreat';
import { dietaryOptions } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import { formatDay, formatPrice, formatTax } from '../format';
import { languageOf } from '../page/sections';
import styles from './booking.module.css';
import { useBookingForm } from './use-booking-form';

interface AnswerProps {
  readonly question: RetreatView['questions'][number];
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
  readonly language: string;
}

const Answer = ({ question, value, onChange, error, language }: AnswerProps) => {
  const { label, kind, options, words, required } = question;
  const choices =
    kind === 'yes-no'
      ? [
          ['yes', texts('booking.yes')],
          ['no', texts('booking.no')],
        ]
      : options.map((option, at) => [option, words[at] ?? option]);
  return (
    <Field label={<span lang={language}>{label}</span>} error={error} optional={!required}>
      {kind === 'text' ? (
        <Textarea rows={3} maxLength={2000} value={value} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{texts('booking.choose')}</option>
          {choices.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};

type Form = ReturnType<typeof useBookingForm>;

const Sum = ({
  form,
  retreat,
  date,
}: {
  readonly form: Form;
  readonly retreat: RetreatView;
  readonly date: PublicDate;
}) => {
  const { price } = form;
  if (!price) return null;
  const [deposit, balance] = scheduleOf(price.minor, retreat.terms, date.startsOn, today());
  const { currency } = price;
  return (
    <div className={styles.sum}>
      <b>{texts('booking.total', { price: formatPrice(price) })}</b>
      {retreat.taxRate > 0 && <p className={styles.quiet}>{formatTax(retreat.taxRate)}</p>}
      <p>
        {deposit && balance
          ? texts('booking.total.deposit', {
              deposit: formatPrice({ minor: deposit.amount, currency }),
              balance: formatPrice({ minor: balance.amount, currency }),
              day: formatDay(balance.dueOn),
            })
          : texts('booking.total.now')}
      </p>
      <p className={styles.quiet}>{texts('booking.binding')}</p>
    </div>
  );
};

const Person = ({ form }: { readonly form: Form }) => {
  const { draft, change, failed } = form;
  return (
    <>
      <Field label={texts('booking.diet')} group optional>
        <div className={styles.chips}>
          {dietaryOptions.map((diet) => (
            <Chip
              key={diet}
              pressed={draft.diet.includes(diet)}
              onClick={() =>
                change({
                  diet: draft.diet.includes(diet) ? draft.diet.filter((one) => one !== diet) : [...draft.diet, diet],
                })
              }
            >
              {diet}
            </Chip>
          ))}
        </div>
      </Field>
      <Field label={texts('booking.dietNote')} optional error={failed?.field('dietNote')}>
        <Textarea
          rows={2}
          maxLength={600}
          value={draft.dietNote}
          onChange={({ target }) => change({ dietNote: target.value })}
        />
      </Field>
      <Field label={texts('booking.emergency')} hint={texts('booking.emergency.hint')} optional>
        <TextInput
          maxLength={200}
          autoComplete="off"
          value={draft.emergencyContact}
          onChange={({ target }) => change({ emergencyContact: target.value })}
        />
      </Field>
      <Field label={texts('booking.health')} hint={texts('booking.health.hint')} optional>
        <Textarea
          rows={4}
          maxLength={4000}
          value={draft.health}
          onChange={({ target }) => change({ health: target.value })}
        />
      </Field>
      {draft.health.trim() !== '' && (
        <Checkbox
          label={texts('booking.consent')}
          checked={draft.healthConsent}
          error={failed?.field('healthConsent')}
          onChange={({ target }) => change({ healthConsent: target.checked })}
        />
      )}
    </>
  );
};

/** Room, answers and price of one place. */
export const BookingForm = ({ retreat, date }: { readonly retreat: RetreatView; readonly date: PublicDate }) => {
  const [params] = useSearchParams();
  const form = useBookingForm(date, params.get('room'));
  const { draft, change, failed, notice, busy, send } = form;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={texts('booking.room')}>
        <Select value={draft.roomId} onChange={({ target }) => change({ roomId: target.value })}>
          {date.rooms.map(({ id, name, left, price }) => (
            <option key={id} value={id} disabled={left === 0}>
              {left === 0 ? texts('booking.room.full', { name }) : `${name}, ${formatPrice(price)}`}
            </option>
          ))}
        </Select>
      </Field>
      {retreat.questions.map((question) => (
        <Answer
          key={question.id}
          question={question}
          language={languageOf(retreat, 'questions')}
          value={draft.answers[question.id] ?? ''}
          error={failed?.field(`answers.${question.id}`)}
          onChange={(text) => change({ answers: { ...draft.answers, [question.id]: text } })}
        />
      ))}
      <Person form={form} />
      <Sum form={form} retreat={retreat} date={date} />
      {notice && <Alert tone="attention">{notice}</Alert>}
      {failed && <Alert tone="error">{failed.message}</Alert>}
      <div>
        <Button type="submit" variant="loud" pending={busy} pendingText={texts('booking.busy')}>
          {texts('booking.send')}
        </Button>
      </div>
    </form>
  );
};
