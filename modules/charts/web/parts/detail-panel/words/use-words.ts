import { useCallback, useEffect, useState } from 'react';
import type { Texts } from '#core/web';
import { centerOf } from '#modules/chart-engine/public';
import type { BodygraphSelection, CenterName } from '../../bodygraph/chart';

/** Words on a centre ('about', 'defined', 'open'), its gates ('gate.34') and the channels that begin in it ('channel.34-57'). */
export type Words = Texts<Readonly<Record<string, string>>>;

/** Each centre's words are a bundle of their own, fetched when one of its parts is looked at. */
export const loadWords: Readonly<Record<CenterName, () => Promise<{ readonly texts: Words }>>> = {
  Head: () => import('./head/texts/texts'),
  Ajna: () => import('./ajna/texts/texts'),
  Throat: () => import('./throat/texts/texts'),
  G: () => import('./g/texts/texts'),
  Heart: () => import('./heart/texts/texts'),
  Spleen: () => import('./spleen/texts/texts'),
  Sacral: () => import('./sacral/texts/texts'),
  SolarPlexus: () => import('./solar-plexus/texts/texts'),
  Root: () => import('./root/texts/texts'),
};

const loaded = new Map<CenterName, Words>();

/** The words of a centre; null while they are fetched. After a failure `again` tries once more, and so does being online again. */
export const useWords = (center: CenterName) => {
  const [attempt, setAttempt] = useState(0);
  const [failedFor, setFailedFor] = useState<CenterName | null>(null);
  const [, redraw] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to fetch again
  useEffect(() => {
    if (loaded.has(center)) return;
    let gone = false;
    setFailedFor(null);
    loadWords[center]().then(
      ({ texts }) => {
        loaded.set(center, texts);
        if (!gone) redraw((count) => count + 1);
      },
      () => gone || setFailedFor(center),
    );
    return () => {
      gone = true;
    };
  }, [center, attempt]);
  const words = loaded.get(center) ?? null;
  const failed = words === null && failedFor === center;
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failed, again]);
  return { words, failed, again };
};

/** The centre with whose words those of a part come; those of a channel come with its lower gate. */
export const wordsCenter = (look: BodygraphSelection): CenterName =>
  look.kind === 'channel' ? centerOf(Number(look.channel.split('-')[0])) : look.center;
