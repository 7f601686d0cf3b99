import { useRef, useState } from 'react';
import { toPath, useSearchParams, useSession } from '#core/web';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { type Pages, readRows, usePages } from '#core/web/lists/use-pages';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Button, EmptyState, Icon } from '#ui';
import { exportPartners, listPartners } from '../../schemas/endpoints';
import type { PartnerView } from '../../schemas/partner';
import { archiveActions } from '../parts/editor/archive-partner';
import { PartnerDialog } from '../parts/editor/partner-dialog';
import { columnsOf } from '../parts/list/partner-table';
import { filtersOf, type PartnerFilters as Shown, states } from '../parts/partner-draft';
import styles from '../parts/partners.module.css';
import { managementPath } from '../paths';
import { texts } from '../texts/texts';

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
  const query = { ...(filters.q && { q: filters.q }), ...(filters.state && { state: filters.state }) };
  const pages = usePages(listPartners, { query: { ...query, limit: 50 } }, { keep: true });
  // An Undo comes later than the drawing it was offered in.
  const latest = useRef({ pages, filters });
  latest.current = { pages, filters };
  const mayChange = useSession(({ user }) => user?.role === 'admin');
  // The one that is open stays as it was read last, also when it leaves the list.
  const [open, setOpen] = useState<PartnerView | 'new' | null>(null);
  return (
    <div className={styles.page}>
      {mayChange && (
        <div>
          <Button onClick={() => setOpen('new')}>
            <Icon name="plus" size={18} />
            {texts('add')}
          </Button>
        </div>
      )}
      <StaffList
        list="partners"
        caption={texts('caption')}
        columns={columnsOf((id) => setOpen(pages.rows?.find((partner) => partner.id === id) ?? null))}
        pages={pages}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={{ label: texts('search') }}
        filters={[
          {
            name: 'state',
            label: texts('state'),
            any: texts('state.current'),
            options: states.map((value) => ({ value, label: texts(value) })),
          },
        ]}
        csv={toPath(exportPartners, { query })}
        bulk={mayChange ? archiveActions(filters.state === 'archived') : []}
        readRows={(most) => readRows(listPartners, { query: { ...query, limit: 100 } }, most)}
        empty={
          <EmptyState title={texts('none')}>
            <p>{texts('none.more')}</p>
          </EmptyState>
        }
      />
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
