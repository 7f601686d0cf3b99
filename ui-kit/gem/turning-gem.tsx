import { useEffect, useRef, useState } from 'react';
import type { GemProps } from './gem';
import { GemPicture } from './gem-picture';
import { spin } from './spin';
import { seenFrom } from './view';

export interface TurningGemProps extends GemProps {
  /** Turns while true; begins as the still gem stands and stays where it was stopped. */
  running: boolean;
}

/** The gem on its upright axis, 6 degrees a second. It loads by itself and takes the place of the still one. */
export function TurningGem({ running, front, up, ...picture }: TurningGemProps) {
  const [degrees, setDegrees] = useState(0);
  const reached = useRef(0);
  useEffect(() => {
    if (!running) return;
    return spin(reached.current, (angle) => {
      reached.current = angle;
      setDegrees(angle);
    });
  }, [running]);
  return <GemPicture {...picture} seen={seenFrom({ front: front ?? picture.current ?? 1, up, degrees })} />;
}
