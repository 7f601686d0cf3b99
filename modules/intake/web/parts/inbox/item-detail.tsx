import { useEffect, useRef } from 'react';
import { IntakeDetail } from './detail/intake-detail';
import { useIntake } from './detail/use-intake';

interface ItemDetailProps {
  readonly kind: string;
  readonly id: string;
  readonly onChanged: () => void;
}

const OpenIntake = ({ id, onChanged }: Omit<ItemDetailProps, 'kind'>) => {
  const actions = useIntake(id, () => undefined);
  const version = actions.data?.version;
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== version) onChanged();
    seen.current = version;
  }, [version, onChanged]);
  return <IntakeDetail actions={actions} back={null} />;
};

/** A questionnaire in the team's one inbox. */
export const ItemDetail = ({ kind, id, onChanged }: ItemDetailProps) =>
  kind === 'intake' ? <OpenIntake key={id} id={id} onChanged={onChanged} /> : null;
