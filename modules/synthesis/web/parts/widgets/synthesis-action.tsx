import { Link, useApi } from '#core/web';
import { LinkButton } from '#ui';
import { getSynthesisState } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';

/** 'Your Journey': the way to the reading, or to making one. */
export const SynthesisAction = () => {
  const { data } = useApi(getSynthesisState);
  return (
    <LinkButton as={Link} to="/synthesis">
      {data?.ready ? texts('viewSynthesisReport') : texts('generateSynthesis')}
    </LinkButton>
  );
};
