import { Suspense, useState } from 'react';
import { Link, useApi } from '#core/web';
import { Button, Icon } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#ui/menu/menu';
import { listListViews } from '../../../schemas/endpoints';
import type { ListView } from '../../../schemas/list-views';
import { texts } from './texts/texts';

const ViewsDialog = lazyPart(() => import('./views-dialog').then((module) => module.ViewsDialog));

interface ListViewsProps {
  readonly list: string;
  readonly address: string;
  readonly toHref: (address: string) => string;
}

interface GroupProps {
  readonly title: string;
  readonly views: readonly ListView[];
  readonly address: string;
  readonly toHref: (address: string) => string;
}

const Group = ({ title, views, address, toHref }: GroupProps) =>
  views.length > 0 && (
    <>
      <MenuLabel>{title}</MenuLabel>
      {views.map((view) => (
        <MenuItem key={view.id} asChild>
          <Link to={toHref(view.address)} aria-current={view.address === address ? 'true' : undefined}>
            {view.owner === null ? view.name : texts('by', { name: view.name, owner: view.owner })}
            {view.address === address && <Icon name="check" size={16} />}
          </Link>
        </MenuItem>
      ))}
    </>
  );

/** Saved views of a list: opens one, and saves the list as it is now. */
export const ListViews = ({ list, address, toHref }: ListViewsProps) => {
  const { data, error } = useApi(listListViews, { query: { list } });
  const [isOpen, setOpen] = useState(false);
  const views = data ?? [];
  const current = views.find((view) => view.address === address);
  return (
    <>
      <Menu
        trigger={
          <Button variant="bare">
            <Icon name="down" size={16} />
            {current ? current.name : texts('views')}
          </Button>
        }
      >
        <Group title={texts('own')} views={views.filter(({ own }) => own)} address={address} toHref={toHref} />
        <Group title={texts('shared')} views={views.filter(({ own }) => !own)} address={address} toHref={toHref} />
        {views.length === 0 && <MenuLabel>{texts(error ? 'failed' : 'none')}</MenuLabel>}
        <MenuSeparator />
        <MenuItem onSelect={() => setOpen(true)}>{texts('manage')}</MenuItem>
      </Menu>
      {isOpen && (
        <Suspense>
          <ViewsDialog list={list} address={address} views={views} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
