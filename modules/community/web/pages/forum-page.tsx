import { type FormEvent, useState } from 'react';
import { formatDateTime, Link, useChannel, useSearchParams, useTitle } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { Badge, Button, Field, TextInput } from '#ui';
import { Select } from '#ui/select/select';
import type { DiscussionRow } from '../../schemas/discussion';
import { listDiscussions } from '../../schemas/endpoints';
import { discussionCategories } from '../../schemas/values';
import { Frame } from '../parts/frame/frame';
import { Listing } from '../parts/frame/listing';
import styles from '../parts/posts/forum.module.css';
import { texts } from '../texts/texts';

const Row = ({ row }: { readonly row: DiscussionRow }) => (
  <li>
    <Link to={`/community/discussions/${row.id}`} className={styles.talk}>
      <b>{row.title}</b>
      <span>
        <span>{row.category}</span>
        <span>{texts('replies', { count: row.responseCount })}</span>
        <span>{row.author?.name ?? texts('former')}</span>
        <time dateTime={row.lastAt}>{formatDateTime(row.lastAt)}</time>
        {row.sample && <Badge tone="sample">{texts('sample')}</Badge>}
      </span>
    </Link>
  </li>
);

/** `/community`: the discussions, by category or by words; new ones and replies appear by themselves. */
export const ForumPage = () => {
  useTitle(texts('title'));
  const [params, setParams] = useSearchParams();
  const category = discussionCategories.find((one) => one === params.get('category')) ?? '';
  const q = params.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  const pages = usePages(listDiscussions, { query: { ...(category ? { category } : {}), ...(q ? { q } : {}) } });
  useChannel('discussions', (event) => {
    if (event === 'new_discussion' || event === 'new_response' || event === 'reconnected') void pages.reload();
  });
  const show = (next: { readonly category?: string; readonly q?: string }) => {
    const wanted = { category, q, ...next };
    setParams(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== '')), { replace: true });
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    show({ q: typed.trim() });
  };
  return (
    <Frame>
      <div className={styles.bar}>
        <h2>{texts('newest')}</h2>
        <form onSubmit={search} className={styles.search}>
          <Field label={texts('search')}>
            <TextInput type="search" maxLength={200} value={typed} onChange={({ target }) => setTyped(target.value)} />
          </Field>
          <Button type="submit">{texts('search.go')}</Button>
        </form>
        <Field label={texts('category')}>
          <Select value={category} onChange={({ target }) => show({ category: target.value })}>
            <option value="">{texts('category.all')}</option>
            {discussionCategories.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
      </div>
      <Listing
        pages={pages}
        none={texts(q ? 'none.search' : 'none')}
        hint={texts(q ? 'none.search.hint' : 'none.hint')}
      >
        {(rows) => (
          <ul className={styles.talks}>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        )}
      </Listing>
    </Frame>
  );
};
