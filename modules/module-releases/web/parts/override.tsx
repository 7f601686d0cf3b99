import { useState } from 'react';
import { beginOverride, endOverride, getOverride } from '#core/schemas/endpoints';
import { api, failure, useApi } from '#core/web';
import { Button, Field, TextInput, toast } from '#ui';
import { texts } from '../texts/texts';
import styles from './modules.module.css';

/** The page is written anew: what it takes from elsewhere is decided by the server. */
const reload = (): void => location.reload();

/** Takes the pages of one module from a port of the own computer, where this product allows it. */
export const Override = () => {
  const { data } = useApi(getOverride);
  const [module, setModule] = useState('');
  const [port, setPort] = useState('4400');
  const [isBusy, setBusy] = useState(false);
  if (!data?.isAllowed) return null;
  const { override } = data;
  const act = async (run: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await run();
      reload();
    } catch (error) {
      toast(failure(error, texts('failed')));
      setBusy(false);
    }
  };
  return (
    <section className={styles.list} aria-labelledby="override">
      <div>
        <h2 id="override">{texts('override')}</h2>
        <p className={styles.quiet}>{texts('override.lead')}</p>
      </div>
      {override ? (
        <div className={styles.acts}>
          <p>{texts('override.now', override)}</p>
          <Button pending={isBusy} onClick={() => void act(() => api(endOverride))}>
            {texts('override.end')}
          </Button>
        </div>
      ) : (
        <form
          className={styles.override}
          onSubmit={(event) => {
            event.preventDefault();
            void act(() => api(beginOverride, { body: { module: module.trim(), port: Number(port) } }));
          }}
        >
          <Field label={texts('override.module')} hint={texts('override.module.hint')}>
            <TextInput required value={module} onChange={({ target }) => setModule(target.value)} />
          </Field>
          <Field label={texts('override.port')} hint={texts('override.port.hint')}>
            <TextInput
              type="number"
              required
              min={1024}
              max={65_535}
              value={port}
              onChange={({ target }) => setPort(target.value)}
            />
          </Field>
          <Button type="submit" pending={isBusy}>
            {texts('override.begin')}
          </Button>
        </form>
      )}
    </section>
  );
};
