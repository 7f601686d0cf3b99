import { Badge, type BadgeTone } from '#ui';
import type { DocumentKind, PaymentStatus } from '../../schemas/values';
import { texts } from '../texts/texts';

const tones: Readonly<Record<PaymentStatus, BadgeTone>> = {
  open: 'pending',
  'part-paid': 'contacted',
  paid: 'reviewed',
  cancelled: 'other',
  refunded: 'other',
  'part-refunded': 'other',
};

interface Standing {
  readonly kind: DocumentKind;
  readonly status: PaymentStatus;
  readonly isOverdue: boolean;
  readonly isSample: boolean;
}

/** Where a document is, in a word; invented ones say so. */
export const StatusBadge = ({ document: { kind, status, isOverdue, isSample } }: { readonly document: Standing }) => (
  <>
    {kind === 'invoice' ? (
      <Badge tone={isOverdue ? 'booked' : tones[status]}>{texts(isOverdue ? 'overdue' : `status.${status}`)}</Badge>
    ) : (
      <Badge>{texts('status.issued')}</Badge>
    )}
    {isSample && <Badge tone="sample">{texts('sample')}</Badge>}
  </>
);
