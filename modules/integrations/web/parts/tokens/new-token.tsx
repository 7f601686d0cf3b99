import { useState } from 'react';
import { api, useApi } from '#core/web';
import { useSubmit } from '#core/web/forms/use-submit';
import { Alert, Button, Field, Icon, TextInput } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Dialog } from '#ui/dialog/dialog';
import { Select } from '#ui/select/select';
import { createToken, listScopes } from '../../../schemas/endpoints';
import type { NewToken as Made, TokenInput } from '../../../schemas/tokens';
import { tokenDays } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import styles from '../integrations.module.css';
import { SecretBlock } from '../secret-block';

const Scopes = ({
  chosen,
  onChange,
}: {
  readonly chosen: readonly string[];
  readonly onChange: (scopes: readonly string[]) => void;
}) => {
  const { data = [] } = useApi(listScopes);
  return (
    <div className={styles.choices}>
      {data.map(({ scope, routes }) => (
        <Checkbox
          key={scope}
          label={scope}
          hint={<span className={styles.routes}>{routes.join(', ')}</span>}
          checked={chosen.includes(scope)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
          }
        />
      ))}
    </div>
  );
};

const Form = ({ onMade, onCancel }: { readonly onMade: (made: Made) => void; readonly onCancel: () => void }) => {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly string[]>([]);
  const [days, setDays] = useState<TokenInput['validDays']>(90);
  const { form, pending, wrong, submit } = useSubmit(
    ['name', 'scopes'],
    () => (name.trim() === '' ? { name: texts('token.name.missing') } : {}),
    async () => onMade(await api(createToken, { body: { name, scopes: [...scopes], validDays: days } })),
  );
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Field label={texts('token.name')} hint={texts('token.name.hint')} error={wrong.name}>
        <TextInput
          name="name"
          autoComplete="off"
          maxLength={80}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field group label={texts('token.scopes')} hint={texts('token.scopes.hint')} error={wrong.scopes}>
        <Scopes chosen={scopes} onChange={setScopes} />
      </Field>
      <Field label={texts('token.days')}>
        <Select
          value={String(days)}
          onChange={({ target }) => setDays(tokenDays.find((one) => String(one) === target.value) ?? days)}
        >
          {tokenDays.map((one) => (
            <option key={one} value={one}>
              {texts('token.days.of', { days: one })}
            </option>
          ))}
        </Select>
      </Field>
      {wrong[''] && <Alert tone="error">{wrong['']}</Alert>}
      <div className={styles.acts}>
        <Button type="submit" variant="loud" pending={pending} pendingText={texts('token.making')}>
          {texts('token.make')}
        </Button>
        <Button onClick={onCancel}>{texts('cancel')}</Button>
      </div>
    </form>
  );
};

/** A button that opens the form of a new token, and shows the token once it was made. */
export const NewToken = ({ onMade }: { readonly onMade: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const change = (open: boolean): void => {
    setOpen(open);
    if (!open) setMade(null);
  };
  return (
    <Dialog
      title={made ? texts('token.made', { name: made.name }) : texts('token.new')}
      description={texts(made ? 'token.made.more' : 'token.new.more')}
      open={isOpen}
      onOpenChange={change}
      trigger={
        <Button>
          <Icon name="plus" size={18} />
          {texts('token.new')}
        </Button>
      }
    >
      {made ? (
        <SecretBlock secret={made.token} onClose={() => change(false)} />
      ) : (
        <Form
          onMade={(token) => {
            setMade(token);
            onMade();
          }}
          onCancel={() => change(false)}
        />
      )}
    </Dialog>
  );
};
