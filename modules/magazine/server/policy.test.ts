import { describe, expect, it } from 'vitest';
import { articleStatuses } from '../schemas/values';
import { countsAsReader, isStep, mayEdit, mayRead, mayWorkOn, movesOf } from './policies/article';

const person = (id: string, ...permissions: string[]) => ({ id, permissions: new Set(permissions) });
const editor = person('editor', 'magazine.draft', 'magazine.write');
const writer = person('writer', 'magazine.draft');
const client = person('writer');
const at = (status: (typeof articleStatuses)[number]) => ({ status, authorId: 'writer' });

describe('policy', () => {
  it('shows readers what is published alone', () => {
    for (const status of articleStatuses) {
      expect(mayRead(null, at(status))).toBe(status === 'published');
      expect(mayRead(client, at(status))).toBe(status === 'published');
      expect([mayRead(writer, at(status)), mayRead(editor, at(status))]).toEqual([true, true]);
    }
  });

  it('lets a writer change an own draft, and an editor everything outside the archive', () => {
    expect(articleStatuses.filter((status) => mayEdit(writer, at(status)))).toEqual(['draft']);
    expect(articleStatuses.filter((status) => mayEdit(editor, at(status)))).toEqual([
      'draft',
      'review',
      'scheduled',
      'published',
    ]);
    expect(mayEdit(person('other', 'magazine.draft'), at('draft'))).toBe(false);
    expect(mayEdit(writer, { status: 'draft', authorId: null })).toBe(false);
  });

  it('never lets a writer publish', () => {
    const reached = articleStatuses.flatMap((status) => movesOf(writer, at(status)));
    expect(new Set(reached)).toEqual(new Set(['review', 'archived', 'draft']));
    expect(movesOf(writer, at('published'))).toEqual([]);
    expect(movesOf(null, at('draft'))).toEqual([]);
  });

  it('offers only steps that exist', () => {
    for (const from of articleStatuses)
      for (const to of articleStatuses) expect(movesOf(editor, at(from)).includes(to)).toBe(isStep(from, to));
    expect(isStep('draft', 'published')).toBe(false);
  });

  it('counts neither its writer nor editors as readers', () => {
    expect([countsAsReader(null, at('published')), countsAsReader(client, at('published'))]).toEqual([true, true]);
    expect([countsAsReader(writer, at('published')), countsAsReader(editor, at('published'))]).toEqual([false, false]);
    expect(mayWorkOn(writer, at('archived'))).toBe(true);
  });
});
