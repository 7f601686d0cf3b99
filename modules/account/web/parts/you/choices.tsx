import { chooseLanguage, chooseUnits, getPageData, setTheme, type Theme, useTheme } from '#core/web';
import { offeredLanguages, themes } from '#core/web/choices/choice-names';
import { type Choices, keepChoice } from '#core/web/choices/keep-choice';
import { SingleKeys } from '#core/web/choices/single-keys';
import { Field } from '#ui';
import { Select } from '#ui/select/select';
import { texts } from '../../texts/texts';
import layout from '../layout/account-layout.module.css';

/** Language, theme and units: they hold at once, and on every device from the next sign-in on. */
export const ChoicesForm = () => {
  const theme = useTheme((state) => state.theme);
  const { language, units } = getPageData();
  const changeLanguage = (next: Exclude<Choices['language'], null>): void =>
    keepChoice({ language: next }, () => chooseLanguage(next));
  const changeUnits = (next: Choices['units']): void => keepChoice({ units: next }, () => chooseUnits(next));
  const changeTheme = (next: Theme): void => {
    setTheme(next);
    keepChoice({ theme: next });
  };
  return (
    <>
      <p className="small quiet">{texts('choices.kept')}</p>
      <Field label={texts('language')} hint={texts('language.hint')} className={layout.wide}>
        <Select
          name="language"
          value={language}
          onChange={(event) => changeLanguage(event.target.value as Exclude<Choices['language'], null>)}
        >
          {offeredLanguages().map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts('theme')} className={layout.wide}>
        <Select name="theme" value={theme} onChange={(event) => changeTheme(event.target.value as Theme)}>
          {themes().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts('units')} className={layout.wide}>
        <Select
          name="units"
          value={units ?? ''}
          onChange={(event) => changeUnits(event.target.value === '' ? null : (event.target.value as 'metric'))}
        >
          <option value="">{texts('units.auto')}</option>
          <option value="metric">{texts('units.metric')}</option>
          <option value="imperial">{texts('units.imperial')}</option>
        </Select>
      </Field>
      <SingleKeys />
    </>
  );
};
