import { useState } from 'react';
import { SavedViews } from '#core/web/lists/staff-list/saved-views';
import { usePages } from '#core/web/lists/use-pages';
import { toQuery } from '#core/web/search-params';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { listMedia } from '../../schemas/endpoints';
import { useSending } from '../api/use-sending';
import { EditDialog } from '../parts/edit-dialog';
import { Filters, Library, libraryPath, useFilters } from '../parts/library';
import { Uploads } from '../parts/uploads';
import { texts } from '../texts/texts';
import styles from './media-page.module.css';

const toAddress = (address: string): string => `${libraryPath}?${address}`;

const Content = () => {
  const { q, kind } = useFilters();
  const query = { ...(q === '' ? {} : { q }), ...(kind === null ? {} : { kind }) };
  const pages = usePages(listMedia, { query }, { keep: true });
  const [opened, setOpened] = useState<string | null>(null);
  const sending = useSending(() => void pages.refresh(({ id }) => id));
  const file = pages.rows?.find(({ id }) => id === opened);
  return (
    <div className={styles.blocks}>
      <Uploads sending={sending} />
      <Filters />
      <div>
        <SavedViews list="media" address={toQuery({ q, kind })} toHref={toAddress} />
      </div>
      <Library pages={pages} onOpen={({ id }) => setOpened(id)} />
      {file && (
        <EditDialog
          key={file.id}
          file={file}
          onChanged={(changed) => pages.change((rows) => rows.map((row) => (row.id === changed.id ? changed : row)))}
          onDeleted={(gone) => {
            setOpened(null);
            pages.change((rows) => rows.filter(({ id }) => id !== gone.id));
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
};

/** `/team-portal/media`: the files of the house, and their upload. */
export const MediaPage = () => (
  <StaffPage title={texts('title')} lead={texts('lead')} of="admins" back={{ to: '/management', label: texts('back') }}>
    <Content />
  </StaffPage>
);
