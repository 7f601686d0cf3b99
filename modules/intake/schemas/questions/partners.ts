import { type Field, line, required, text } from '../field';
import * as options from '../options';
import { limits } from '../values';

const practice = { step: 5, group: 'general', added: true, paths: ['practitioner'] } as const;
const property = { step: 5, group: 'general', added: true, paths: ['hospitality'] } as const;

/** Step 5 of those who offer something instead of coming for themselves. */
export const partners = {
  practiceMethods: {
    ...text,
    ...practice,
    ...required,
    least: 10,
    message: 'Name the methods you work with and where you learned them',
  },
  practiceYears: {
    ...practice,
    kind: 'whole',
    ...required,
    least: 0,
    most: 70,
    message: 'Enter your years of practice, from 0 to 70',
  },
  practiceClients: {
    ...text,
    ...practice,
    ...required,
    least: limits.longAtLeast,
    message: 'Describe whom you work with best, and whom you pass on to others',
  },
  practiceLicense: { ...line, ...practice },
  practiceSupervision: { ...text, ...practice },
  practiceLanguages: { ...line, ...practice },
  practiceWebsite: { ...line, ...practice },

  propertyName: { ...line, ...property, ...required, message: 'Enter the name of your place' },
  propertyLocation: { ...line, ...property, ...required, message: 'Enter the town and country of your place' },
  propertyType: {
    ...property,
    ...required,
    kind: 'choice',
    options: options.propertyTypes,
    message: 'Choose what kind of place it is',
  },
  propertyRooms: {
    ...property,
    ...required,
    kind: 'whole',
    least: 1,
    most: 2000,
    message: 'Enter the number of rooms, from 1 to 2000',
  },
  propertyOffer: {
    ...text,
    ...property,
    ...required,
    least: limits.longAtLeast,
    message: 'Describe what your place gives to people in a tender time',
  },
  propertySeasons: { ...line, ...property },
  propertyWebsite: { ...line, ...property },
} as const satisfies Readonly<Record<string, Field>>;
