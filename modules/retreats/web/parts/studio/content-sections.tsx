import { findKnown } from '#core/web/search-params';
import { Field } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Select } from '#ui/select/select';
import { contentLanguages } from '../../../schemas/values';
import { texts } from '../../texts/studio-texts';
import { LineField, LinesField, NumberField, TextField } from './fields';
import { type OfEditor, Section } from './section';
import styles from './studio.module.css';

const languageNames = { en: 'English', de: 'Deutsch', es: 'Español' } as const;

/** Name, address and what lists show. */
export const Basics = ({ editor, canChangeSlug }: OfEditor & { readonly canChangeSlug: boolean }) => {
  const { content, change, failed } = editor;
  return (
    <Section title={texts('s.basics')}>
      <LineField
        label={texts('f.title')}
        value={content.title}
        error={failed?.field('title')}
        onChange={(title) => change({ title })}
      />
      <div className={styles.pair}>
        <LineField
          label={texts('f.slug')}
          hint={texts('f.slug.hint', { host: globalThis.location.host })}
          value={content.slug}
          maxLength={80}
          disabled={!canChangeSlug}
          error={failed?.field('slug')}
          onChange={(slug) => change({ slug })}
        />
        <Field label={texts('f.language')}>
          <Select
            value={content.language}
            onChange={({ target }) =>
              change({ language: findKnown(contentLanguages, target.value) ?? content.language })
            }
          >
            {contentLanguages.map((language) => (
              <option key={language} value={language}>
                {languageNames[language]}
              </option>
            ))}
          </Select>
        </Field>
        <NumberField
          label={texts('f.days')}
          value={content.days}
          min={1}
          max={60}
          error={failed?.field('days')}
          onChange={(days) => change({ days: days ?? 0 })}
        />
      </div>
      <LineField
        label={texts('f.focus')}
        value={content.focus}
        maxLength={160}
        optional
        onChange={(focus) => change({ focus })}
      />
      <TextField
        label={texts('f.summary')}
        hint={texts('f.summary.hint')}
        rows={2}
        maxLength={300}
        value={content.summary}
        error={failed?.field('summary')}
        onChange={(summary) => change({ summary: summary.replaceAll('\n', ' ') })}
      />
      <TextField
        label={texts('f.text')}
        hint={texts('f.text.hint')}
        rows={14}
        maxLength={20_000}
        value={content.text}
        error={failed?.field('text')}
        onChange={(text) => change({ text })}
      />
    </Section>
  );
};

/** Where it is and who hosts it. */
export const Place = ({ editor }: OfEditor) => {
  const { content, change, failed } = editor;
  const { place } = content;
  const put = (part: Partial<typeof place>): void => change({ place: { ...place, ...part } });
  return (
    <Section title={texts('s.place')}>
      <div className={styles.pair}>
        <LineField
          label={texts('f.placeName')}
          hint={texts('f.placeName.hint')}
          value={place.name}
          error={failed?.field('place.name')}
          onChange={(name) => put({ name })}
        />
        <LineField
          label={texts('f.address')}
          value={place.address}
          maxLength={300}
          optional
          onChange={(address) => put({ address })}
        />
      </div>
      <div className={styles.pair}>
        <NumberField
          label={texts('f.latitude')}
          value={place.latitude}
          min={-90}
          max={90}
          step="any"
          optional
          error={failed?.field('place.latitude')}
          onChange={(latitude) => put({ latitude })}
        />
        <NumberField
          label={texts('f.longitude')}
          value={place.longitude}
          min={-180}
          max={180}
          step="any"
          optional
          error={failed?.field('place.longitude')}
          onChange={(longitude) => put({ longitude })}
        />
        <LineField
          label={texts('f.zone')}
          value={place.zone}
          maxLength={60}
          optional
          error={failed?.field('place.zone')}
          onChange={(zone) => put({ zone })}
        />
      </div>
      <LineField
        label={texts('f.partnerName')}
        value={content.partnerName}
        maxLength={100}
        error={failed?.field('partnerName')}
        onChange={(partnerName) => change({ partnerName })}
      />
    </Section>
  );
};

/** Lists: what is included, what to bring. */
export const Details = ({ editor }: OfEditor) => {
  const { content, change } = editor;
  return (
    <Section title={texts('s.details')}>
      <div className={styles.pair}>
        <LinesField
          label={texts('f.included')}
          value={content.included}
          optional
          onChange={(included) => change({ included })}
        />
        <LinesField
          label={texts('f.notIncluded')}
          value={content.notIncluded}
          optional
          onChange={(notIncluded) => change({ notIncluded })}
        />
        <LinesField
          label={texts('f.packing')}
          value={content.packing}
          optional
          onChange={(packing) => change({ packing })}
        />
      </div>
      <Checkbox
        label={texts('f.requiresJourney')}
        checked={content.requiresJourney}
        onChange={({ target }) => change({ requiresJourney: target.checked })}
      />
    </Section>
  );
};
