import { useEffect, useRef } from 'react';

const narrow = '(max-width: 859px)';

/** On phones a request takes the list's place: it opens at its top, and going back leads to where one was in the list. */
export const useReturn = (selected: string | null): void => {
  const at = useRef(0);
  const before = useRef(selected);
  useEffect(() => {
    const [was, is] = [before.current, selected];
    before.current = selected;
    if (was === is || !matchMedia(narrow).matches) return;
    if (is && !was) {
      at.current = scrollY;
      scrollTo(0, 0);
    }
    if (was && !is) scrollTo(0, at.current);
  }, [selected]);
  useEffect(() => {
    const note = (): void => {
      if (before.current === null) at.current = scrollY;
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, []);
};
