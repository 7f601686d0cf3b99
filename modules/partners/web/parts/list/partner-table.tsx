import { Badge, Button } from '#ui';
import type { Column } from '#ui/table/table';
import type { PartnerView } from '../../../schemas/partner';
import { texts } from '../../texts/texts';
import styles from '../partners.module.css';

/** A partner's name, leading to its website where there is one; invented ones say so. */
export const PartnerName = ({ partner }: { readonly partner: PartnerView }) => (
  <span className={styles.name}>
    {partner.url ? (
      <a href={partner.url} target="_blank" rel="noopener noreferrer">
        {partner.name}
        <span className="visually-hidden"> ({texts('newTab')})</span>
      </a>
    ) : (
      partner.name
    )}
    {partner.sample && <Badge tone="sample">{texts('sample')}</Badge>}
  </span>
);

/** Whether the team works with a partner now, as a word and a mark. */
export const PartnerState = ({ partner }: { readonly partner: PartnerView }) => {
  const state = partner.archived ? 'archived' : partner.status;
  const tone = { active: 'reviewed', paused: 'pending', archived: 'other' } as const;
  return (
    <span>
      <Badge tone={tone[state]}>{texts(state)}</Badge>
    </span>
  );
};

/** The columns of the list; `open` hears whose details are wanted. */
export const columnsOf = (open: (id: string) => void): readonly Column<PartnerView>[] => [
  { key: 'name', head: texts('name'), cell: (partner) => <PartnerName partner={partner} /> },
  { key: 'type', head: texts('type'), cell: ({ type }) => type },
  { key: 'city', head: texts('city'), cell: ({ city }) => city ?? texts('noCity') },
  { key: 'status', head: texts('status'), cell: (partner) => <PartnerState partner={partner} /> },
  {
    key: 'open',
    head: texts('open'),
    cell: ({ id, name }) => (
      <span>
        <Button variant="bare" aria-label={texts('open.of', { name })} onClick={() => open(id)}>
          {texts('open')}
        </Button>
      </span>
    ),
  },
];
