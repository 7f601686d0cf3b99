import { useEffect, useRef } from 'react';
import { useNavigate } from '#core/web';
import { useRequest } from './actions/use-request';
import { RequestDetail } from './detail/request-detail';

interface ItemDetailProps {
  readonly kind: string;
  readonly id: string;
  readonly onChanged: () => void;
}

const inbox = '/management/inbox';

const OpenRequest = ({ id, onChanged }: Omit<ItemDetailProps, 'kind'>) => {
  const navigate = useNavigate();
  const state = useRequest(id, () => undefined);
  const version = state.data?.version;
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== version) onChanged();
    seen.current = version;
  }, [version, onChanged]);
  return <RequestDetail state={state} back={null} onDeleted={() => void navigate(inbox, { replace: true })} />;
};

/** A request in the team's one inbox. */
export const ItemDetail = ({ kind, id, onChanged }: ItemDetailProps) =>
  kind === 'consultation' || kind === 'contact' ? <OpenRequest key={id} id={id} onChanged={onChanged} /> : null;
