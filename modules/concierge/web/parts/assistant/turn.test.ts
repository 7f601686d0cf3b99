import { describe, expect, it } from 'vitest';
import { type GuideTurn, lasting, plainAnswer, type Shown, withLine } from './turn';

const source = { source: 'help:x', title: 'Prices', path: '/x', own: false };
const coming: GuideTurn = { by: 'guide', key: 'a', state: 'coming', lines: [], model: null, kept: null, useful: null };
const asked = (text: string): Shown => ({ by: 'person', key: text, text });
const crisis: Shown = { ...coming, state: 'done', lines: [{ kind: 'crisis' }] };

describe('an answer that comes line by line', () => {
  it('loses what was taken back', () => {
    const said = withLine(coming, { kind: 'said', text: 'It is $1.' });
    const after = withLine(withLine(said, { kind: 'withdrawn' }), { kind: 'passage', text: 'It is $2.', ...source });
    expect(after.lines.map(({ kind }) => kind)).toEqual(['passage']);
  });

  it('keeps the help next to it when the rest is taken back', () => {
    const after = withLine(withLine(coming, { kind: 'help' }), { kind: 'preparing' });
    const answered = withLine(withLine(after, { kind: 'withdrawn' }), { kind: 'unknown' });
    expect(answered.lines.map(({ kind }) => kind)).toEqual(['help', 'unknown']);
  });

  it('ends with the id under which it is kept', () =>
    expect(withLine(coming, { kind: 'done', id: 'k', model: 'm' })).toMatchObject({
      state: 'done',
      kept: 'k',
      model: 'm',
    }));

  it('is broken when the server says so', () => expect(withLine(coming, { kind: 'failed' }).state).toBe('broken'));
});

describe('what stays of a talk', () => {
  it('is neither a crisis nor the question before it, nor half an answer', () => {
    const answer: Shown = { ...coming, key: 'b', state: 'done', lines: [{ kind: 'unknown' }] };
    const turns = [asked('one'), answer, asked('danger'), crisis, asked('two'), coming];
    expect(lasting(turns)).toEqual([asked('one'), answer, asked('two')]);
  });

  it('can be said in plain words', () =>
    expect(plainAnswer({ ...coming, lines: [{ kind: 'passage', text: 'It is $2.', ...source }] })).toBe(
      'It is $2. (Prices)',
    ));
});
