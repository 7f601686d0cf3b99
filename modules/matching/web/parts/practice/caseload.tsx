import { useApi } from '#core/web';
import { Alert } from '#ui';
import { getOwnRecord } from '../../../schemas/endpoints';
import { practiceTexts as texts } from './texts/texts';

/** How many clients there are, and how many more there is room for. */
export const Caseload = () => {
  const { data } = useApi(getOwnRecord);
  if (data === null) return null;
  // The line has its place before it is known, so that the requests below stay where they are.
  if (!data) return <p className="quiet">{'\u00a0'}</p>;
  const { clients, requests, capacity } = data.caseload;
  if (capacity !== null && clients >= capacity)
    return <Alert tone="attention">{texts('load.full', { capacity })}</Alert>;
  return (
    <p className="quiet">
      {capacity === null ? texts('load', { clients }) : texts('load.of', { clients, capacity })}
      {' · '}
      {texts('load.requests', { requests })}
    </p>
  );
};
