import { Suspense } from 'react';
import { useNavigate, useSearchParams } from '#core/web';
import { findKnown } from '#core/web/search-params';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Skeleton } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { Tabs } from '#ui/tabs/tabs';
import { Documents } from '../parts/staff/documents';
import { Overview } from '../parts/staff/overview';
import { texts } from '../parts/staff/texts/texts';

const Quotes = lazyPart(() => import('../parts/staff/quotes').then((part) => part.Quotes));
const Payouts = lazyPart(() => import('../parts/staff/payouts').then((part) => part.Payouts));
const Codes = lazyPart(() => import('../parts/staff/codes').then((part) => part.Codes));
const GiftCards = lazyPart(() => import('../parts/staff/gift-cards').then((part) => part.GiftCards));
const TaxRates = lazyPart(() => import('../parts/staff/tax-rates').then((part) => part.TaxRates));

const tabs = ['overview', 'documents', 'quotes', 'payouts', 'codes', 'cards', 'tax'] as const;
const contents = {
  overview: Overview,
  documents: Documents,
  quotes: Quotes,
  payouts: Payouts,
  codes: Codes,
  cards: GiftCards,
  tax: TaxRates,
};

const Content = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const shown = findKnown(tabs, params.get('tab')) ?? (params.get('q') === null ? 'overview' : 'documents');
  return (
    <Tabs
      label={texts('tabs')}
      value={shown}
      onChange={(tab) => void navigate(tab === 'overview' ? '?' : `?tab=${tab}`)}
      tabs={tabs.map((value) => {
        const Part = contents[value];
        return {
          value,
          label: texts(`tab.${value}`),
          content: (
            <Suspense fallback={<Skeleton lines={6} label={texts('loading')} />}>
              <Part />
            </Suspense>
          ),
        };
      })}
    />
  );
};

/** `/team-portal/money`: what is paid, due and agreed, all documents, and what staff set up for them. */
export const MoneyPage = () => (
  <StaffPage title={texts('title')} lead={texts('lead')} of="admins" back={{ to: '/management', label: texts('back') }}>
    <Content />
  </StaffPage>
);
