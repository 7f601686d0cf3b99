import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../gem/when-idle';
import styles from './late-italic.module.css';

/** The face which no first screen needs; 45 KB that would come before everything else is there. */
const italic = 'italic 400 1em Fraunces';
/** Signs that somebody reads on. */
const signs = ['scroll', 'keydown', 'pointerdown'] as const;

/** Holds text upright until the italic face is there, which is fetched when somebody reads on or the page has been idle for some seconds. */
export function LateItalic({ children, lang }: { children: ReactNode; lang?: string | undefined }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const there = () => setLate(true);
    if (!('fonts' in document) || document.fonts.check(italic)) return there();
    const bring = () => {
      end();
      document.fonts.load(italic).then(there, there);
    };
    const off = whenIdle(bring);
    const end = () => {
      off();
      for (const sign of signs) removeEventListener(sign, bring);
    };
    for (const sign of signs) addEventListener(sign, bring, { once: true, passive: true });
    return end;
  }, []);
  return (
    <div lang={lang} className={late ? undefined : styles.early}>
      {children}
    </div>
  );
}
