import { Link, useApi } from '#core/web';
import { LinkButton } from '#ui';
import type { SynthesisState } from '../../schemas/synthesis';
import { statePath } from '../api/synthesis';
import { texts } from '../texts/texts';

/** 'Your Journey': the way to the reading, or to making one. */
export const SynthesisAction = () => {
  const { data } = useApi<SynthesisState>(statePath);
  return (
    <LinkButton as={Link} to="/synthesis">
      {data?.ready ? texts('viewAiSynthesisReport') : texts('generateAiSynthesis')}
    </LinkButton>
  );
};
