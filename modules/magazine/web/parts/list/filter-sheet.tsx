import { Link, useApi } from '#core/web';
import { Button, buttonClass, Field } from '#ui';
import { Select } from '#ui/select/select';
import { SideSheet } from '#ui/side-sheet/side-sheet';
import { countArticles } from '../../../schemas/endpoints';
import type { ArticleCounts } from '../../../schemas/list';
import { type Filters, filtersOf, magazinePath, withoutSort } from '../../../schemas/paths';
import { articleSorts, articleTypes } from '../../../schemas/values';
import { texts as journal } from '../../texts/texts';
import { texts } from './texts/texts';

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}
type Named = ArticleCounts['tags'];

/** What an address may still name though the search leaves none of it. */
const withChosen = (named: Named, chosen: string | undefined): Named =>
  chosen === undefined || named.some(({ name }) => name === chosen) ? named : [{ name: chosen, count: 0 }, ...named];

/** Type, partner, tag and order. Each choice is at once in the address and in the list behind. */
export const FilterSheet = ({ open, onOpenChange, filters, onChange }: Props) => {
  const counts = useApi(countArticles, { query: withoutSort(filters) }, { open: true, keep: true }).data;
  const choose = (name: 'type' | 'partner' | 'tag' | 'sort', value: string) => {
    const { [name]: _, ...others } = filters;
    // Read as an address is read, so that only what the list knows gets into it.
    onChange(filtersOf(new URLSearchParams({ ...others, ...(value ? { [name]: value } : {}) })));
  };
  const close = () => onOpenChange(false);
  const option = (word: string, count: number | undefined) => (count === undefined ? word : `${word} (${count})`);
  return (
    <SideSheet open={open} onOpenChange={onOpenChange} title={journal('filter')} closeLabel={texts('close')}>
      <Field label={texts('type')}>
        <Select value={filters.type ?? ''} onChange={({ target }) => choose('type', target.value)}>
          <option value="">{texts('type.any')}</option>
          {articleTypes.map((type) => (
            <option key={type} value={type}>
              {option(journal(`type.${type}`), counts?.types[type])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts('partner')}>
        <Select value={filters.partner ?? ''} onChange={({ target }) => choose('partner', target.value)}>
          <option value="">{texts('partner.any')}</option>
          {withChosen(counts?.partners ?? [], filters.partner).map(({ name, count }) => (
            <option key={name} value={name}>
              {option(name, count)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts('tag')}>
        <Select value={filters.tag ?? ''} onChange={({ target }) => choose('tag', target.value)}>
          <option value="">{texts('tag.any')}</option>
          {withChosen(counts?.tags ?? [], filters.tag).map(({ name, count }) => (
            <option key={name} value={name}>
              {option(name, count)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts('sort')}>
        <Select value={filters.sort ?? 'newest'} onChange={({ target }) => choose('sort', target.value)}>
          {articleSorts.map((sort) => (
            <option key={sort} value={sort}>
              {texts(`sort.${sort}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Button variant="loud" onClick={close}>
        {texts('show', { count: counts?.categories[filters.category ?? 'All'] ?? 0 })}
      </Button>
      <Link to={magazinePath()} className={buttonClass('bare')} onClick={close}>
        {journal('filter.clear')}
      </Link>
    </SideSheet>
  );
};
