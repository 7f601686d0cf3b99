import { describe, expect, it } from 'vitest';
import { dropFirstAnswer, keepFirstAnswer, readFirstAnswer } from './first-answer';

const memory = (items = new Map<string, string>()) => ({
  items,
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
});
const refusing = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};

describe('the first answer', () => {
  it('is kept word for word until it is dropped', () => {
    const device = memory();
    const text = 'Don’t make a fuss.\n\n  “Quiet”, she said. 🌊';
    expect(keepFirstAnswer(text, device)).toBe(true);
    expect(readFirstAnswer(device)?.text).toBe(text);
    dropFirstAnswer(device);
    expect(readFirstAnswer(device)).toBeNull();
  });

  it('leaves nothing behind when all words are taken back', () => {
    const device = memory();
    keepFirstAnswer('words', device);
    expect(keepFirstAnswer(' \n', device)).toBe(true);
    expect(device.items.size).toBe(0);
  });

  it.each(['', 'null', '{', '{"text":5,"at":1}', '{"text":"  ","at":1}', '{"text":"x"}', '[]'])(
    'does not trip over %j from elsewhere',
    (stored) => expect(readFirstAnswer(memory(new Map([['hedo.first-answer', stored]])))).toBeNull(),
  );

  it('says when a device keeps nothing', () => {
    expect(keepFirstAnswer('words', refusing)).toBe(false);
    expect(keepFirstAnswer('words', null)).toBe(false);
    expect(readFirstAnswer(refusing)).toBeNull();
    expect(() => dropFirstAnswer(refusing)).not.toThrow();
  });
});
