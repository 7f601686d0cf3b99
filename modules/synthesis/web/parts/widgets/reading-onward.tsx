import { Link, useApi } from '#core/web';
import { LinkButton } from '#ui';
import { getSynthesisState } from '../../../schemas/endpoints';
import { responsesNeeded } from '../../../schemas/values';
import { texts } from '../../texts/texts';

const allTwelve = 12;

/** After a saved Labor: the way to the reading, from the moment there are enough answers for one; the next step once all have one. */
export const ReadingOnward = ({ done }: { readonly done: number }) => {
  const { data } = useApi(getSynthesisState, done < responsesNeeded ? null : {});
  return done < responsesNeeded ? null : (
    <LinkButton as={Link} to="/synthesis" variant={done < allTwelve ? 'plain' : 'loud'}>
      {texts(data?.ready ? 'yourReading' : 'makeYourReading')}
    </LinkButton>
  );
};
