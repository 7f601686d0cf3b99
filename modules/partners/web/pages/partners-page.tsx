import { useRef, useState } from 'react';
import { Link, useSearchParams, useSession } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { type Pages, usePages } from '#core/web/lists/use-pages';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Button, buttonClass, EmptyState, Icon } from '#ui';
import { listPartners } from '../../schemas/endpoints';
import type { PartnerView } from '../../schemas/partner';
import { PartnerDialog } from '../parts/editor/partner-dialog';
import { PartnerFilters } from '../parts/list/partner-filters';
import { PartnerTable } from '../parts/list/partner-table';
import { filtersOf, type PartnerFilters as Shown } from '../parts/partner-draft';
import styles from '../parts/partners.module.css';
import { managementPath, partnersPath } from '../paths';
import { texts } from '../texts/texts';

const Nobody = ({ filters }: { readonly filters: Shown }) =>
  filters.q !== '' || filters.state ? (
    <EmptyState
      title={texts('noneFit')}
      action={
        <Link to={partnersPath} className={buttonClass('plain')}>
          {texts('clear')}
        </Link>
      }
    >
      <p>{texts('noneFit.more')}</p>
    </EmptyState>
  ) : (
    <EmptyState title={texts('none')}>
      <p>{texts('none.more')}</p>
    </EmptyState>
  );

/** True of what belongs into the list as it is filtered now. */
const fits = (partner: PartnerView, { state }: Shown): boolean =>
  state === 'archived' ? partner.archived : !partner.archived && (state === null || partner.status === state);

const take = (pages: Pages<PartnerView>, filters: Shown, saved: PartnerView): void => {
  const known = pages.rows?.some(({ id }) => id === saved.id) ?? false;
  const put = fits(saved, filters) ? [saved] : [];
  if (known) pages.change((rows) => rows.flatMap((row) => (row.id === saved.id ? put : [row])));
  else void pages.reload();
};

const Partners = () => {
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const pages = usePages(
    listPartners,
    { query: { ...(filters.q && { q: filters.q }), ...(filters.state && { state: filters.state }), limit: 50 } },
    { keep: true },
  );
  // An Undo comes later than the drawing it was offered in.
  const latest = useRef({ pages, filters });
  latest.current = { pages, filters };
  const mayChange = useSession(({ user }) => user?.role === 'admin');
  // The one that is open stays as it was read last, also when it leaves the list.
  const [open, setOpen] = useState<PartnerView | 'new' | null>(null);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PartnerFilters filters={filters} />
        {mayChange && (
          <Button onClick={() => setOpen('new')}>
            <Icon name="plus" size={18} />
            {texts('add')}
          </Button>
        )}
      </div>
      <PagedList pages={pages} loading={texts('loading')} retry={texts('again')} empty={<Nobody filters={filters} />}>
        {(rows) => (
          <PartnerTable rows={rows} onOpen={(id) => setOpen(rows.find((partner) => partner.id === id) ?? null)} />
        )}
      </PagedList>
      {open && (
        <PartnerDialog
          partner={open === 'new' ? null : open}
          mayChange={mayChange}
          onSaved={(saved) => {
            take(latest.current.pages, latest.current.filters, saved);
            setOpen((now) => (now && now !== 'new' ? saved : now));
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
};

/** `/management/partners`: everybody the team works with. */
export const PartnersPage = () => (
  <StaffPage
    title={texts('title')}
    lead={texts('lead')}
    of="team"
    back={{ to: managementPath, label: texts('management') }}
  >
    <Partners />
  </StaffPage>
);
