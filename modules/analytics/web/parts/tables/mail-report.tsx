import { api, failure, useApi } from '#core/web';
import { findKnown } from '#core/web/search-params';
import { Alert, Field, Skeleton, toast } from '#ui';
import { Select } from '#ui/select/select';
import { listFigureMails, saveFigureMail } from '../../../schemas/endpoints';
import type { FigureMailView } from '../../../schemas/mails';
import styles from './tables.module.css';
import { texts } from './texts/texts';

const choices = ['never', 'weekly', 'monthly'] as const;

/** Which admins get the totals by mail, and how often. */
export const MailReport = () => {
  const { data, error, set } = useApi(listFigureMails, {});
  const choose = async ({ userId, name }: FigureMailView, wished: string): Promise<void> => {
    const rhythm = findKnown(choices, wished) ?? 'never';
    try {
      set(await api(saveFigureMail, { params: { id: userId }, body: { rhythm } }));
      toast({ title: texts('mail.saved', { name, rhythm: texts(`mail.${rhythm}`) }), tone: 'success' });
    } catch (problem) {
      toast(failure(problem, texts('mail.failed')));
    }
  };
  return (
    <section aria-labelledby="mail-report" className={styles.rows}>
      <h2 id="mail-report">{texts('mail')}</h2>
      <p className={styles.quiet}>{texts('mail.more')}</p>
      {error && !data && <Alert tone="error">{error.message}</Alert>}
      {!data && !error && <Skeleton lines={2} label={texts('loading')} />}
      <div className={styles.picker}>
        {data?.map((person) => (
          <Field key={person.userId} label={person.name}>
            <Select value={person.rhythm} onChange={({ target }) => void choose(person, target.value)}>
              {choices.map((rhythm) => (
                <option key={rhythm} value={rhythm}>
                  {texts(`mail.${rhythm}`)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </section>
  );
};
