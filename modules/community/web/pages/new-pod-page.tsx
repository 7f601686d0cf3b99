import { type FormEvent, useState } from 'react';
import { ApiError, api, failure, useNavigate, useTitle } from '#core/web';
import { Alert, Button, Field, PageHeading, Textarea, TextInput, toast } from '#ui';
import { Select } from '#ui/select/select';
import { createPod } from '../../schemas/endpoints';
import { limits, podAccesses, podCategories } from '../../schemas/values';
import { Leaf } from '../parts/frame/frame';
import styles from '../parts/posts/forum.module.css';
import { usePostDraft } from '../parts/posts/use-post-draft';
import { texts } from '../texts/texts';

const fewest = 2;
const most = 2000;
const empty = { name: '', description: '', category: 'Study Group', access: 'open', capacity: '12' };

/** `/community/pods/new`: makes a pod, whose guide one is. */
export const NewPodPage = () => {
  useTitle(texts('createPod'));
  const navigate = useNavigate();
  const { draft, write, clear } = usePostDraft('new-pod', empty);
  const { key, ...form } = draft;
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  const missing = (value: string) => (failed && !value.trim() ? texts('fillAll') : null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (form.name.trim() === '' || form.description.trim() === '') return setFailed(texts('fillAll'));
    setBusy(true);
    setFailed('');
    try {
      const body = {
        name: form.name.trim(),
        description: form.description,
        category: podCategories.find((one) => one === form.category) ?? podCategories[0],
        access: podAccesses.find((one) => one === form.access) ?? podAccesses[0],
        capacity: Number(form.capacity),
      };
      const pod = await api(createPod, { body }, { idempotencyKey: key });
      clear();
      toast({ title: texts('pod.created'), description: texts('pod.created.more'), tone: 'success' });
      await navigate(`/community/pods/${pod.id}`, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error.message);
      toast(failure(error, texts('error')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Leaf to="/community/pods" back={texts('back.pods')}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <PageHeading size="tool">{texts('createPod')}</PageHeading>
        {failed && <Alert tone="error">{failed}</Alert>}
        <Field label={texts('field.name')} error={missing(form.name)}>
          <TextInput
            maxLength={limits.name}
            value={form.name}
            onChange={({ target }) => write({ name: target.value })}
          />
        </Field>
        <Field label={texts('field.description')} error={missing(form.description)}>
          <Textarea
            rows={4}
            maxLength={limits.description}
            value={form.description}
            onChange={({ target }) => write({ description: target.value })}
          />
        </Field>
        <Field label={texts('field.category')}>
          <Select value={form.category} onChange={({ target }) => write({ category: target.value })}>
            {podCategories.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
        <Field label={texts('field.access')}>
          <Select value={form.access} onChange={({ target }) => write({ access: target.value })}>
            {podAccesses.map((one) => (
              <option key={one} value={one}>
                {texts(`access.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts('field.capacity')} hint={texts('field.capacity.hint')}>
          <TextInput
            type="number"
            min={fewest}
            max={most}
            value={form.capacity}
            onChange={({ target }) => write({ capacity: target.value })}
          />
        </Field>
        <p className={styles.buttons}>
          <Button type="submit" variant="loud" pending={busy} pendingText={texts('creating')}>
            {texts('createPod')}
          </Button>
        </p>
      </form>
    </Leaf>
  );
};
