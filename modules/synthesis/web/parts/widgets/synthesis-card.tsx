import { Link, useApi } from '#core/web';
import { Card } from '#ui';
import { getSynthesisState } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';

/** 'AI Synthesis' of the profile overview: Ready or Pending. */
export const SynthesisCard = () => {
  const { data } = useApi(getSynthesisState);
  return (
    <Card
      title={texts('synthesis')}
      link={(title, className) => (
        <Link className={className} to="/synthesis">
          {title}
        </Link>
      )}
    >
      <p>{data?.ready ? texts('ready') : texts('pending')}</p>
    </Card>
  );
};
