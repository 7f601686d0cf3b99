import type { Core } from '#core/contract/server';
import { type ContentFields, type ContentNoun, type FirstRunStep, studio } from '#modules/studio/public';
import type { OperatorLine } from '../schemas/help-lines';
import type { Settings } from './settings';

/** Under which noun staff name help lines of their own, and its one document. */
const helpNoun = 'help-lines';
const ownKey = 'own';

/** Help lines of the house, next to those that services publish. */
export const helpContent: ContentNoun = {
  noun: helpNoun,
  label: 'Help lines',
  about: 'Help lines of your own: instead of ours in a country that they name, next to ours elsewhere.',
  languages: ['en'],
  inPages: null,
  fields: [
    {
      name: 'lines',
      label: 'Help lines',
      hint: 'Call each number before you publish it. Empty: those that the server was started with (SAFETY_HELP_LINES).',
      kind: 'list',
      most: 20,
      of: [
        { name: 'name', label: 'Name', kind: 'text', isRequired: true, most: 200 },
        { name: 'contact', label: 'How to reach it', kind: 'text', isRequired: true, most: 200 },
        { name: 'hours', label: 'When somebody answers', kind: 'text', most: 200 },
        {
          name: 'country',
          label: 'Country, as two letters',
          hint: 'Empty: shown in every country.',
          kind: 'text',
          most: 2,
        },
      ],
    },
  ],
  list: async () => [
    { key: ownKey, title: 'Help lines of the house', path: '/help-now', builtIn: { en: { lines: [] } } },
  ],
  check: ({ fields }) =>
    entriesOf(fields).flatMap(({ country }, index) =>
      country === '' || /^[A-Z]{2}$/.test(country)
        ? []
        : [{ path: `lines.${index}.country`, message: 'Write a country as two capital letters, such as DE.' }],
    ),
};

const entriesOf = (fields: ContentFields | null) => {
  const lines = fields?.['lines'];
  return (Array.isArray(lines) ? lines : []).flatMap((line) => {
    if (typeof line !== 'object' || line === null) return [];
    const read = (name: string): string => (typeof line[name] === 'string' ? String(line[name]).trim() : '');
    return [{ name: read('name'), contact: read('contact'), hours: read('hours'), country: read('country') }];
  });
};

/** The help lines of the house as they are now: those that staff published, else those of the environment. */
export const createOperatorLines =
  (core: Core, settings: Pick<Settings, 'operatorLines'>) => (): readonly OperatorLine[] => {
    const own = entriesOf(core.port(studio).find(helpNoun, ownKey, 'en'));
    if (own.length === 0) return settings.operatorLines;
    return own.map(({ country, ...line }) => ({ ...line, ...(country !== '' && { country }) }));
  };

/** Before a house opens: who helps in danger, and when the team is there itself. */
export const safetySteps = (settings: Settings, listLines: () => readonly OperatorLine[]): readonly FirstRunStep[] => [
  {
    id: 'safety.help-lines',
    order: 15,
    label: 'Add help lines of your own',
    hint: 'People in danger see those that services publish. Add whoever you work with.',
    path: `/team-portal/studio/${helpNoun}/${ownKey}/en`,
    isDone: async () => listLines().length > 0,
  },
  {
    id: 'safety.hours',
    order: 16,
    label: 'Say when your team reads wishes to be contacted',
    hint: 'Set SAFETY_STAFFED_HOURS and start again. Until then people read that nobody can be promised to answer.',
    path: null,
    isDone: async () => settings.hours !== null,
  },
];
