import { useState } from 'react';
import { api, findNewerVersion, useApi } from '#core/web';
import { Alert, Button, Field, Skeleton, TextInput } from '#ui';
import { ErrorSummary } from '#ui/error-summary/error-summary';
import { getOwnRecord, saveOwnRecord } from '../../schemas/endpoints';
import type { PracticeInput } from '../../schemas/practice';
import { practiceVocabulary } from '../../schemas/practice-vocabulary';
import { OfferEditor } from '../parts/offer/offer-editor';
import { ChipSet } from '../parts/practice/chip-set';
import styles from '../parts/practice/practice.module.css';
import { PracticePage } from '../parts/practice/practice-page';
import { recordBody, recordErrors, recordForm } from '../parts/practice/record-form';
import { SaveFoot } from '../parts/practice/save-foot';
import { StatementList } from '../parts/practice/statement-list';
import { practiceTexts as texts } from '../parts/practice/texts/texts';
import { useKeptForm } from '../parts/practice/use-kept-form';

const RecordEditor = () => {
  const kept = useKeptForm({
    stored: useApi(getOwnRecord, {}, { form: true }),
    toForm: recordForm,
    send: (body: PracticeInput, condition) => api(saveOwnRecord, { body }, condition),
    findNewer: (error) => findNewerVersion(error, saveOwnRecord),
  });
  const { form, change, save, busy, outcome, failed, error, reload } = kept;
  const [checked, setChecked] = useState(false);
  if (error && !form)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!form) return <Skeleton lines={8} label={texts('record.loading')} />;
  const errors = checked ? recordErrors(form) : new Map<string, string>();
  const errorAt = (path: string): string | undefined => errors.get(path) ?? failed?.field(path);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!busy && recordErrors(form).size === 0) void save(recordBody(form));
      }}
    >
      <ErrorSummary errors={[...errors].map(([id, text]) => ({ id, text }))} />
      <Field
        id="approach"
        label={texts('record.approach')}
        hint={texts('record.approach.hint')}
        error={errorAt('approach')}
        optional
      >
        <TextInput maxLength={80} value={form.approach} onChange={({ target }) => change({ approach: target.value })} />
      </Field>
      <Field id="experience" label={texts('record.experience')} error={errorAt('experience')} className={styles.narrow}>
        <TextInput
          inputMode="numeric"
          value={form.experience}
          onChange={({ target }) => change({ experience: target.value })}
        />
      </Field>
      <Field
        id="languages"
        label={texts('record.languages')}
        hint={texts('record.languages.hint')}
        error={errorAt('languages')}
      >
        <TextInput value={form.languages} onChange={({ target }) => change({ languages: target.value })} />
      </Field>
      <ChipSet
        id="frameworks"
        legend={texts('record.frameworks')}
        hint={texts('record.frameworks.hint')}
        error={errorAt('frameworks')}
        names={practiceVocabulary.frameworks}
        chosen={form.frameworks}
        most={6}
        onChange={(frameworks) => change({ frameworks })}
      />
      <ChipSet
        id="designFocus"
        legend={texts('record.focus')}
        hint={texts('record.focus.hint')}
        error={errorAt('designFocus')}
        names={practiceVocabulary.designFocus}
        chosen={form.designFocus}
        most={6}
        onChange={(designFocus) => change({ designFocus })}
      />
      <StatementList statements={form.statements} errorAt={errorAt} onChange={(statements) => change({ statements })} />
      <SaveFoot busy={busy} outcome={outcome} saved={texts('record.saved')} problem={failed?.message} />
    </form>
  );
};

/** Only once there is a record. */
const OwnOffer = () => {
  const { data } = useApi(getOwnRecord);
  return data ? <OfferEditor practitionerId={data.id} /> : null;
};

/** What clients read about a practitioner, and what the matching compares. */
export const RecordPage = () => (
  <PracticePage title={texts('record.title')} lead={texts('record.lead')}>
    <RecordEditor />
    <OwnOffer />
  </PracticePage>
);
