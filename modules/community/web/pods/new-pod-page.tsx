import { type FormEvent, useRef, useState } from 'react';
import { ApiError, api, failure, useNavigate, useTitle } from '#core/web';
import { Alert, Button, Field, Textarea, TextInput, toast } from '#ui';
import { Select } from '#ui/select/select';
import { type PodView, podAccesses, podCategories } from '../../schemas/pod';
import { limits } from '../../schemas/text';
import { Leaf } from '../frame/frame';
import styles from '../posts/forum.module.css';
import { texts } from '../texts/texts';

const fewest = 2;
const most = 2000;

/** `/community/pods/new`: makes a pod, whose guide one is. */
export const NewPodPage = () => {
  useTitle(texts('createPod'));
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID());
  const [form, setForm] = useState({
    name: '',
    description: '',
    category: 'Study Group',
    access: 'open',
    capacity: '12',
  });
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change });
  const missing = (value: string) => (failed && !value.trim() ? texts('fillAll') : null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (form.name.trim() === '' || form.description.trim() === '') return setFailed(texts('fillAll'));
    setBusy(true);
    setFailed('');
    try {
      const body = { ...form, name: form.name.trim(), capacity: Number(form.capacity) };
      const pod = await api<PodView>('/api/pods', { method: 'POST', body, idempotencyKey: key.current });
      toast({ title: texts('pod.created'), description: texts('pod.created.more'), tone: 'success' });
      await navigate(`/community/pods/${pod.id}`, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      key.current = crypto.randomUUID();
      setFailed(error.message);
      toast(failure(error, texts('error')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Leaf to="/community/pods" back={texts('back.pods')}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <h1>{texts('createPod')}</h1>
        {failed && <Alert tone="error">{failed}</Alert>}
        <Field label={texts('field.name')} error={missing(form.name)}>
          <TextInput maxLength={limits.name} value={form.name} onChange={({ target }) => set({ name: target.value })} />
        </Field>
        <Field label={texts('field.description')} error={missing(form.description)}>
          <Textarea
            rows={4}
            maxLength={limits.description}
            value={form.description}
            onChange={({ target }) => set({ description: target.value })}
          />
        </Field>
        <Field label={texts('field.category')}>
          <Select value={form.category} onChange={({ target }) => set({ category: target.value })}>
            {podCategories.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
        <Field label={texts('field.access')}>
          <Select value={form.access} onChange={({ target }) => set({ access: target.value })}>
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
            onChange={({ target }) => set({ capacity: target.value })}
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
