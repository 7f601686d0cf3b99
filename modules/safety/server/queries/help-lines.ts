import { countryCodes } from '../../data/countries';
import { emergencyNumbers, helpLines } from '../../data/help-lines';
import type { HelpLines, OperatorLine } from '../../schemas/help-lines';

const listCountries = (language: string): HelpLines['countries'] => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
};

/** Everything that is shown, for one language. A country that the operator names shows the operator's lines instead of ours. */
export const listHelpLines = (operator: readonly OperatorLine[], language: 'en' | 'de' | 'es'): HelpLines => {
  const replaced = new Set(operator.map(({ country }) => country));
  return {
    lines: helpLines.filter(({ country }) => !replaced.has(country)),
    emergency: [...emergencyNumbers],
    operator: [...operator],
    countries: listCountries(language),
  };
};
