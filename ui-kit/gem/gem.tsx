import { useMemo } from 'react';
import { GemPicture, type GemPictureProps } from './gem-picture';
import { type Stand, seenFrom } from './view';

export interface GemProps extends Omit<GemPictureProps, 'seen'>, Pick<Stand, 'up'> {
  /** The Labor whose face looks at the reader. */
  front?: number | undefined;
}

/** The still gem: twelve faces for twelve Labors, lit ones rayed, others hatched. A picture only; say the progress in words. */
export function Gem({ front, up, ...picture }: GemProps) {
  const facing = front ?? picture.current ?? 1;
  const seen = useMemo(() => seenFrom({ front: facing, up }), [facing, up]);
  return <GemPicture {...picture} seen={seen} />;
}
