import { useState } from 'react';
import { type Audience, audiences } from '../../../schemas/values';

const keyOf = (userId: string, laborNumber: number): string => `hedo.audience.${userId}.${laborNumber}`;

const readChoice = (key: string): Audience => {
  try {
    const stored = localStorage.getItem(key);
    return audiences.find((one) => one === stored) ?? 'reading';
  } catch {
    return 'reading';
  }
};

const writeChoice = (key: string, audience: Audience | null): void => {
  try {
    if (audience === null) localStorage.removeItem(key);
    else localStorage.setItem(key, audience);
  } catch {
    // The choice then counts for as long as the page is open.
  }
};

/** Whom an answer will be for that is not saved yet: kept on this device until it is, so that a reload does not open it again. */
export const useFirstChoice = (
  userId: string,
  laborNumber: number,
): readonly [Audience, (audience: Audience | null) => void] => {
  const key = keyOf(userId, laborNumber);
  const [audience, setAudience] = useState(() => readChoice(key));
  const choose = (next: Audience | null): void => {
    writeChoice(key, next);
    setAudience(next ?? 'reading');
  };
  return [audience, choose];
};
