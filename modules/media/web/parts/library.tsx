import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import type { Pages } from '#core/web/lists/use-pages';
import { findKnown, toQuery } from '#core/web/search-params';
import { Badge, Button, EmptyState, Field, TextInput } from '#ui';
import { Picture } from '#ui/picture/picture';
import { Select } from '#ui/select/select';
import type { MediaView } from '../../schemas/media';
import { type MediaKind, mediaKinds } from '../../schemas/values';
import { texts } from '../texts/texts';
import styles from './library.module.css';

/** Milliseconds without a key after which what was typed is searched. */
const pause = 300;
export const libraryPath = '/team-portal/media';

/** Search and kind, as they stand in the address. */
export const useFilters = (): { readonly q: string; readonly kind: MediaKind | null } => {
  const [params] = useSearchParams();
  return { q: params.get('q')?.slice(0, 100) ?? '', kind: findKnown(mediaKinds, params.get('kind')) };
};

export const Filters = () => {
  const { q, kind } = useFilters();
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  useEffect(() => setText(q), [q]);
  useEffect(() => {
    const typed = text.trim();
    if (typed === q) return;
    const timer = setTimeout(
      () => void navigate(`${libraryPath}?${toQuery({ q: typed, kind })}`, { replace: true }),
      pause,
    );
    return () => clearTimeout(timer);
  }, [text, q, kind, navigate]);
  return (
    <search className={styles.filters}>
      <Field label={texts('search')}>
        <TextInput
          type="search"
          maxLength={100}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Field label={texts('kind')}>
        <Select
          value={kind ?? ''}
          onChange={({ target }) => void navigate(`${libraryPath}?${toQuery({ q, kind: target.value })}`)}
        >
          <option value="">{texts('kind.all')}</option>
          {mediaKinds.map((one) => (
            <option key={one} value={one}>
              {texts(`kind.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
    </search>
  );
};

const stateOf = ({ isPublished, uses }: MediaView) => {
  if (isPublished) return 'published';
  return uses.length > 0 ? 'used' : 'private';
};

interface TileProps {
  readonly file: MediaView;
  readonly label: string;
  readonly onOpen: (file: MediaView) => void;
}

/** One file of a grid, as a button. */
export const Tile = ({ file, label, onOpen }: TileProps) => {
  const { picture, kind, name, alt, isDecorative } = file;
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.open} aria-label={label} onClick={() => onOpen(file)}>
        {picture ? (
          <Picture source={{ ...picture, alt: '' }} sizes="(min-width: 60rem) 18rem, 50vw" ratio="4 / 3" />
        ) : (
          <span className={styles.plain}>{texts(`kind.${kind}`)}</span>
        )}
        <span className={styles.name}>{name}</span>
      </button>
      <p className={styles.marks}>
        <Badge>{texts(`state.${stateOf(file)}`)}</Badge>
        {kind === 'picture' && alt === '' && !isDecorative && <Badge tone="pending">{texts('state.noAlt')}</Badge>}
      </p>
    </li>
  );
};

const Empty = () => {
  const { q, kind } = useFilters();
  const navigate = useNavigate();
  if (q === '' && kind === null)
    return (
      <EmptyState title={texts('empty')}>
        <p>{texts('empty.more')}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={texts('empty.filtered')}
      action={<Button onClick={() => void navigate(libraryPath)}>{texts('empty.filtered.do')}</Button>}
    >
      <p>{texts('empty.filtered.more')}</p>
    </EmptyState>
  );
};

interface LibraryProps {
  readonly pages: Pages<MediaView>;
  readonly onOpen: (file: MediaView) => void;
}

/** The files, newest first. */
export const Library = ({ pages, onOpen }: LibraryProps) => (
  <PagedList pages={pages} loading={texts('loading')} retry={texts('again')} empty={<Empty />}>
    {(files) => (
      <ul className={styles.grid} aria-label={texts('list')}>
        {files.map((file) => (
          <Tile key={file.id} file={file} label={texts('open', { name: file.name })} onOpen={onOpen} />
        ))}
      </ul>
    )}
  </PagedList>
);
