import { api, failure, useApi } from '#core/web';
import { toast } from '#ui';
import { Switch } from '#ui/switch/switch';
import { getDigestChoice, saveDigestChoice } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';

/** Asks for the mail once a day, or ends it. Nothing is on before the server said so. */
export const DigestSwitch = () => {
  const { data, set } = useApi(getDigestChoice);
  if (!data) return null;
  const choose = async (on: boolean) => {
    try {
      await set(await api(saveDigestChoice, { body: { on } }));
      toast({ title: texts(on ? 'digest.on' : 'digest.off'), tone: 'success' });
    } catch (error) {
      toast(failure(error, texts('error')));
    }
  };
  return (
    <Switch
      label={texts('digest')}
      hint={texts('digest.hint')}
      checked={data.on}
      onChange={({ target }) => void choose(target.checked)}
    />
  );
};
