import { describe, expect, it } from 'vitest';
import { steps } from '../schemas/steps';
import { checkOwn, listOwnOf, type OwnForm, type OwnQuestion, sentOwn } from './own-questions';

const question = (part: Partial<OwnQuestion> & { readonly name: string }): OwnQuestion => ({
  step: 'last',
  kind: 'text',
  group: 'general',
  isRequired: true,
  text: part.name,
  help: null,
  options: [],
  when: null,
  ...part,
});
const last = steps.find(({ id }) => id === 'last');
const form: OwnForm = {
  questions: [
    question({ name: 'first', kind: 'yes' }),
    question({ name: 'second', kind: 'number', when: { name: 'first', is: ['yes'] } }),
    question({ name: 'third', kind: 'date', when: { name: 'second', is: ['3'] } }),
  ],
  branches: { last: { name: 'journeyType', is: ['self'] } },
};

describe('added questions', () => {
  it('are shown along a chain of conditions, on the paths of their branch alone', () => {
    const shown = (
      additional: Record<string, string | number | boolean>,
      journeyType: 'self' | 'practitioner' = 'self',
    ) => listOwnOf(form, { journeyType, additional }, last).map(({ name }) => name);
    expect(shown({})).toEqual(['first']);
    expect(shown({ first: true, second: 3 })).toEqual(['first', 'second', 'third']);
    // An answer to a question that is not shown opens nothing.
    expect(shown({ first: false, second: 3 })).toEqual(['first']);
    expect(shown({ first: true }, 'practitioner')).toEqual([]);
  });

  it('are judged by their kind while they are shown, and sent with what is no longer asked', () => {
    const wrong = (additional: Record<string, string | number | boolean>) =>
      checkOwn(form, { additional }).map(({ field, step }) => [field, step]);
    expect(wrong({})).toEqual([['additional.first', 15]]);
    expect(wrong({ first: false })).toEqual([]);
    expect(wrong({ first: true, second: 'many' })).toEqual([['additional.second', 15]]);
    expect(wrong({ first: true, second: 3, third: '2026-02-30' })).toEqual([['additional.third', 15]]);
    expect(sentOwn(form, { additional: { first: false, second: 3, gone: 'Kept.' } })).toEqual({
      first: false,
      gone: 'Kept.',
    });
  });
});
