import { Link, rich, useApi, useChannel } from '#core/web';
import { Alert } from '#ui';
import { getConsents } from '../../../schemas/endpoints';
import { sharingTexts as texts } from '../../texts/texts';

/** Tells of what practitioners ask to read; silent while nobody asks. */
export const Asked = () => {
  const { data, reload } = useApi(getConsents);
  useChannel(null, (event) => {
    if (event === 'reconnected' || event.startsWith('consents.')) void reload();
  });
  const count = data?.practitioners.reduce((sum, { requests }) => sum + requests.length, 0) ?? 0;
  return count > 0 ? (
    <Alert tone="attention">
      {rich(texts('asked', { count }), { a: (words) => <Link to="/matching/sharing">{words}</Link> })}
    </Alert>
  ) : null;
};
