import { useChannel } from '#core/web';
import { RequestDetail } from './request-detail';

interface ItemDetailProps {
  readonly kind: string;
  readonly id: string;
  readonly onChanged: () => void;
}

const OpenRequest = ({ id, onChanged }: Omit<ItemDetailProps, 'kind'>) => {
  useChannel('admin:contact-requests', onChanged);
  return <RequestDetail id={id} state={null} />;
};

/** Somebody who asks to be contacted, in the team's one inbox. */
export const ItemDetail = ({ kind, id, onChanged }: ItemDetailProps) =>
  kind === 'contact-wish' ? <OpenRequest key={id} id={id} onChanged={onChanged} /> : null;
