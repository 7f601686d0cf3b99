import { describe, expect, it } from 'vitest';
import { bounds, gate, isUnstorable } from './text-gate';

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('gate', () => {
  it.each([
    ['NUL', { name: 'a\0b' }, 'name'],
    ['a lone high surrogate', { list: ['ok', '\ud800'] }, 'list.1'],
    ['a lone low surrogate', { a: { b: 'a\udfff' } }, 'a.b'],
    ['surrogates in the wrong order', { a: '\ude00\ud83d' }, 'a'],
    ['NUL in a key', { 'a\0': 1 }, ''],
    ['a number beyond all bounds', JSON.parse('{"a":1e999}'), 'a'],
    ['__proto__', JSON.parse('{"a":{"__proto__":{"role":"admin"}}}'), 'a.__proto__'],
    ['constructor', JSON.parse('{"constructor":{"prototype":{}}}'), 'constructor'],
    ['prototype', { prototype: 1 }, 'prototype'],
    ['too many keys', Object.fromEntries(Array.from({ length: bounds.keys + 1 }, (_, i) => [`k${i}`, 1])), ''],
    ['too many items', { a: Array.from({ length: bounds.items + 1 }, () => 0) }, 'a'],
  ])('refuses %s and says where', (_, document, path) => expect(gate(document)?.path).toBe(path));

  it('refuses what is nested deeper than allowed, and nothing less deep', () => {
    expect(gate(nested(bounds.depth))).toBeNull();
    expect(gate(nested(bounds.depth + 1))).not.toBeNull();
  });

  it('keeps emoji, other scripts and every ordinary control character', () =>
    expect(gate({ a: '😀 Привет 你好 e\u0301 \n\t\u200d', b: [true, null, -0, 1.5] })).toBeNull());
});

describe('isUnstorable', () => {
  it('agrees with the definition of well-formed text for every pair of code units at the edges', () => {
    const units = ['\ud800', '\udbff', '\udc00', '\udfff', 'a', '\ue000'];
    for (const left of units)
      for (const right of units) {
        const text = left + right;
        expect(isUnstorable(text)).toBe(Buffer.from(text, 'utf8').toString('utf8') !== text);
      }
  });
});
