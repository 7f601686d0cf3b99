import { Slot } from '#core/web';
import { mediaPicker } from '#modules/media/public';
import { Field, Textarea, TextInput } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Select } from '#ui/select/select';
import type { ArticleContent } from '../../../schemas/editorial';
import { articleTypes, categories } from '../../../schemas/values';
import styles from '../../pages/editor-page.module.css';
import { texts as journal } from '../../texts/texts';
import { linesOf, orNull, referencesOf, tagsOf } from './lines';
import { Sources } from './sources';
import { texts } from './texts/texts';
import { TypedField } from './typed-field';
import type { Editor } from './use-editor';

const languages = { en: 'English', de: 'Deutsch', es: 'Español' } as const;

/** Everything about a piece but its text. */
export const Facts = ({ editor }: { readonly editor: Editor }) => {
  const { mine, edit, error, stored } = editor;
  const disabled = !stored.can.edit;
  const wrong = (path: string) => error?.field(path);
  const line = (name: 'slug' | 'author', hint?: string) => (
    <Field label={texts(`f.${name}`)} hint={hint} error={wrong(name)}>
      <TextInput value={mine[name]} disabled={disabled} onChange={({ target }) => edit({ [name]: target.value })} />
    </Field>
  );
  return (
    <details className={styles.facts} open={mine.body === ''}>
      <summary>{texts('facts')}</summary>
      <div className={styles.fields}>
        {line('slug', texts('f.slug.hint'))}
        {line('author')}
        <Field
          label={texts('f.excerpt')}
          hint={texts('f.excerpt.hint')}
          error={wrong('excerpt')}
          className={styles.whole}
        >
          <Textarea
            rows={2}
            value={mine.excerpt}
            disabled={disabled}
            maxLength={400}
            onChange={({ target }) => edit({ excerpt: target.value.replaceAll('\n', ' ') })}
          />
        </Field>
        {!disabled && (
          <div className={styles.whole}>
            <Slot
              of={mediaPicker}
              with={{
                kind: 'picture',
                label: texts('f.cover'),
                value: mine.cover,
                onChange: (picture) => edit({ cover: picture?.id ?? null }),
              }}
            />
          </div>
        )}
        <Field label={texts('f.category')}>
          <Select
            value={mine.category}
            disabled={disabled}
            onChange={({ target }) => edit({ category: target.value as ArticleContent['category'] })}
          >
            {categories.map((name) => (
              <option key={name} value={name}>
                {journal(`category.${name}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts('f.type')}>
          <Select
            value={mine.type}
            disabled={disabled}
            onChange={({ target }) => edit({ type: target.value as ArticleContent['type'] })}
          >
            {articleTypes.map((name) => (
              <option key={name} value={name}>
                {journal(`type.${name}`)}
              </option>
            ))}
          </Select>
        </Field>
        <TypedField
          label={texts('f.tags')}
          hint={texts('f.tags.hint')}
          error={wrong('tags')}
          value={mine.tags}
          write={(tags) => tags.join(', ')}
          read={tagsOf}
          disabled={disabled}
          onChange={(tags) => edit({ tags })}
        />
        <Field label={texts('f.language')}>
          <Select
            value={mine.language}
            disabled={disabled}
            onChange={({ target }) => edit({ language: target.value as ArticleContent['language'] })}
          >
            {Object.entries(languages).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts('f.partner')} optional error={wrong('partner')}>
          <TextInput
            value={mine.partner ?? ''}
            disabled={disabled}
            onChange={({ target }) => edit({ partner: orNull(target.value) })}
          />
        </Field>
        <Field label={texts('f.disclosure')} optional error={wrong('disclosure')}>
          <Textarea
            rows={2}
            value={mine.disclosure ?? ''}
            disabled={disabled}
            onChange={({ target }) => edit({ disclosure: orNull(target.value) })}
          />
        </Field>
        <Checkbox
          label={texts('f.featured')}
          checked={mine.featured}
          disabled={disabled}
          onChange={({ target }) => edit({ featured: target.checked })}
        />
        <Sources editor={editor} />
        <div className={styles.whole}>
          <TypedField
            label={texts('f.references')}
            hint={texts('f.references.hint')}
            error={error?.fields.find(({ path }) => path.startsWith('references'))?.message}
            value={mine.references}
            write={linesOf}
            read={referencesOf}
            disabled={disabled}
            long
            onChange={(references) => edit({ references })}
          />
        </div>
      </div>
    </details>
  );
};
