import { describe, expect, it } from 'vitest';
import { articleStatuses } from '../../schemas/values';
import { canEdit, canRead, canWorkOn, isCountedReader, isStep, listMoves } from './article';

const person = (id: string, ...permissions: string[]) => ({ id, permissions: new Set(permissions) });
const editor = person('editor', 'magazine.draft', 'magazine.write');
const writer = person('writer', 'magazine.draft');
const client = person('writer');
const at = (status: (typeof articleStatuses)[number]) => ({ status, authorId: 'writer' });

describe('policy', () => {
  it('shows readers what is published alone', () => {
    for (const status of articleStatuses) {
      expect(canRead(null, at(status))).toBe(status === 'published');
      expect(canRead(client, at(status))).toBe(status === 'published');
      expect([canRead(writer, at(status)), canRead(editor, at(status))]).toEqual([true, true]);
    }
  });

  it('lets a writer change an own draft, and an editor everything outside the archive', () => {
    expect(articleStatuses.filter((status) => canEdit(writer, at(status)))).toEqual(['draft']);
    expect(articleStatuses.filter((status) => canEdit(editor, at(status)))).toEqual([
      'draft',
      'review',
      'scheduled',
      'published',
    ]);
    expect(canEdit(person('other', 'magazine.draft'), at('draft'))).toBe(false);
    expect(canEdit(writer, { status: 'draft', authorId: null })).toBe(false);
  });

  it('never lets a writer publish', () => {
    const reached = articleStatuses.flatMap((status) => listMoves(writer, at(status)));
    expect(new Set(reached)).toEqual(new Set(['review', 'archived', 'draft']));
    expect(listMoves(writer, at('published'))).toEqual([]);
    expect(listMoves(null, at('draft'))).toEqual([]);
  });

  it('offers only steps that exist', () => {
    for (const from of articleStatuses)
      for (const to of articleStatuses) expect(listMoves(editor, at(from)).includes(to)).toBe(isStep(at(from), to));
    expect(isStep(at('draft'), 'published')).toBe(false);
  });

  it('counts neither its writer nor editors as readers', () => {
    expect([isCountedReader(null, at('published')), isCountedReader(client, at('published'))]).toEqual([true, true]);
    expect([isCountedReader(writer, at('published')), isCountedReader(editor, at('published'))]).toEqual([
      false,
      false,
    ]);
    expect(canWorkOn(writer, at('archived'))).toBe(true);
  });
});
