import { describe, expect, it } from 'vitest';
import { checkHistory, describeViolations } from './check-history';
import { type Act, createRecorder, type Found, type History, judge } from './history';

type Given = Partial<Act> & Pick<Act, 'does' | 'on'>;

/** Acts one after the other, ten milliseconds each, acknowledged unless said. */
const historyOf = (acts: readonly Given[], more: Partial<History> = {}): History => ({
  acts: acts.map((act, index) => {
    const ended = act.outcome === 'unknown' ? Number.POSITIVE_INFINITY : (act.ended ?? index * 10 + 5);
    return {
      ...{ number: index + 1, by: 'ann', began: index * 10, outcome: 'done', answers: '200', isAfterwards: false },
      ...{ ended, settled: ended },
      ...act,
    };
  }),
  ...{ sightings: [], readers: new Map(), broken: [] },
  ...more,
});
const rulesOf = (acts: readonly Given[], found: Readonly<Record<string, Found>> = {}, more: Partial<History> = {}) =>
  checkHistory(historyOf(acts, more), new Map(Object.entries(found))).map(({ rule }) => rule);

const add = (mark: string, more: Partial<Act> = {}): Given => ({ does: 'add', on: 'list', mark, ...more });
const remove = (mark: string, more: Partial<Act> = {}): Given => ({ does: 'remove', on: 'list', mark, ...more });
const save = (mark: string, more: Partial<Act> = {}): Given => ({ does: 'replace', on: 'page', mark, ...more });
const read = (mark: string, more: Partial<Act> = {}): Given => ({ does: 'read', on: 'page', mark, ...more });
const open = (more: Partial<Act> = {}): Given => ({ does: 'open', on: 'door', ...more });
const close = (more: Partial<Act> = {}): Given => ({ does: 'close', on: 'door', ...more });
const use = (more: Partial<Act> = {}): Given => ({ does: 'use', on: 'room', rights: ['door'], ...more });
const list = (...marks: string[]): Record<string, Found> => ({ list: { marks } });

describe('writes', () => {
  it('that were acknowledged are there once', () => {
    expect(rulesOf([add('a'), add('b')], list('a', 'b'))).toEqual([]);
    expect(rulesOf([add('a'), add('b')], list('b'))).toEqual(['list: a was acknowledged and is missing']);
    expect(rulesOf([add('a')], {})).toEqual(['list: a was acknowledged and is missing']);
    expect(rulesOf([add('a')], list('a', 'a'))).toEqual(['list: a is there 2 times, at most 1 were acknowledged']);
  });

  it('that were refused are not there, and of unknown ones there is one at most', () => {
    const refused = add('a', { outcome: 'refused' });
    expect(rulesOf([refused], list())).toEqual([]);
    expect(rulesOf([refused], list('a'))).toEqual(['list: a is there, and was refused or never sent']);
    expect(rulesOf([], list('a'))).toEqual(['list: a is there, and was refused or never sent']);
    const unknown = add('a', { outcome: 'unknown' });
    expect([rulesOf([unknown], list()), rulesOf([unknown], list('a'))]).toEqual([[], []]);
    expect(rulesOf([unknown], list('a', 'a'))).toHaveLength(1);
  });

  it('that were taken back are gone', () => {
    expect(rulesOf([add('a'), remove('a')], list())).toEqual([]);
    expect(rulesOf([add('a'), remove('a')], list('a'))).toHaveLength(1);
    const unknown = [add('a'), remove('a', { outcome: 'unknown' })];
    expect([rulesOf(unknown, list()), rulesOf(unknown, list('a'))]).toEqual([[], []]);
    expect(rulesOf([add('a'), remove('a'), add('a')], list('a'))).toEqual([]);
  });

  it('stand with one owner', () => {
    const two = [add('noon', { on: 'ann' }), add('noon', { on: 'ben', by: 'ben' })];
    expect(rulesOf(two, { ann: { marks: ['noon'] }, ben: { marks: ['noon'] } })).toEqual([
      'noon stands on ann and ben',
    ]);
  });
});

describe('reads', () => {
  it('see what was acknowledged last before them', () => {
    expect(rulesOf([save('a'), save('b'), read('b')], { page: { marks: ['a', 'b'], present: 'b' } })).toEqual([]);
    expect(rulesOf([save('a'), save('b'), read('a')], { page: { marks: ['a', 'b'], present: 'b' } })).toEqual([
      'page: a is read after it was replaced',
    ]);
    expect(rulesOf([save('a'), save('b')], { page: { marks: ['a', 'b'], present: 'a' } })).toEqual([
      'page: a is read after it was replaced',
    ]);
    expect(rulesOf([save('a')], { page: { marks: ['a'], present: null } })).toEqual([
      'page: nothing is there after an acknowledged save',
    ]);
  });

  it('may see either of two saves at once, and an unknown one at any time', () => {
    const found = { page: { marks: ['a', 'b'], present: 'a' } };
    expect(rulesOf([save('a', { began: 0, ended: 30 }), save('b', { began: 5, ended: 20 })], found)).toEqual([]);
    expect(rulesOf([save('a', { outcome: 'unknown' }), save('b')], found)).toEqual([]);
  });
});

describe('rights', () => {
  it('end with an acknowledged end', () => {
    expect(rulesOf([open(), use(), close()])).toEqual([]);
    expect(rulesOf([open(), close(), use({ outcome: 'refused' })])).toEqual([]);
    expect(rulesOf([open(), close(), use()])).toEqual(['door: used after an acknowledged end']);
    expect(rulesOf([use()])).toEqual(['door: used and never opened']);
  });

  it('may count again once somebody may have opened them, and while an end is not acknowledged', () => {
    expect(rulesOf([open(), close(), open(), use()])).toEqual([]);
    expect(rulesOf([open(), close({ outcome: 'unknown' }), use()])).toEqual([]);
    expect(rulesOf([open({ outcome: 'unknown' }), close(), use()])).toEqual([]);
    expect(rulesOf([open({ settled: Number.POSITIVE_INFINITY }), close(), use()])).toEqual([]);
    expect(rulesOf([open(), close({ began: 10, ended: 40 }), use({ began: 20, ended: 30 })])).toEqual([]);
  });
});

describe('the rest', () => {
  it('refuses a mark shown to somebody else, an answer of 500, and what does not work afterwards', () => {
    const readers = new Map([['mark0000aan1', new Set(['ann'])]]);
    const seen = (by: string) => [{ by, mark: 'mark0000aan1', path: '/notes', at: 7 }];
    expect(rulesOf([], {}, { readers, sightings: seen('ann') })).toEqual([]);
    expect(rulesOf([], {}, { readers, sightings: seen('ben') })).toEqual([
      'ben was shown mark0000aan1 of somebody else at 7 ms by /notes',
    ]);
    expect(rulesOf([], {}, { broken: ['GET /notes'] })).toEqual(['an answer of 500: GET /notes']);
    const unanswered = add('a', { outcome: 'unknown', isAfterwards: true });
    expect(rulesOf([unanswered])).toEqual(['list: does not work after the faults have ended']);
    expect(rulesOf([unanswered, add('b', { isAfterwards: true })], list('b'))).toEqual([]);
  });

  it('says of a failure what happened to the object', () => {
    const history = historyOf([open(), close(), use({ by: 'ben' })]);
    const text = describeViolations(checkHistory(history, new Map()), history);
    expect(text).toContain('#2 10-15 ms: ann close door -> done (200)');
    expect(text).toContain('#3 20-25 ms: ben use room by door -> done (200)');
  });

  it('takes a try again for what it is', () => {
    expect([200, 302, 404, 429, 507, 500, 503].map((status) => judge({ status }))).toEqual(
      'done done refused refused refused unknown unknown'.split(' '),
    );
    const recorder = createRecorder(7);
    const intent = { by: 'ann', does: 'add', on: 'list', mark: recorder.makeMark('ann') } as const;
    expect(recorder.note(intent, 0, [null, { status: 409, code: 'taken' }])).toBe('unknown');
    expect(recorder.note(intent, 0, [{ status: 503 }, { status: 201 }])).toBe('done');
    expect(recorder.history.acts[0]?.answers).toBe('no answer, 409 taken');
  });
});
