import { type ComponentType, useEffect, useState } from 'react';
import type { HolisticProfileView } from '#modules/profile/public';
import { toast } from '#ui';
import { texts } from './texts/texts';
import { useLook } from './use-look';

type Shown = Pick<HolisticProfileView, 'chart' | 'version'>;

/** The sheet of the part that the address names. It is fetched when the first one is opened. */
export const LookSlot = ({ profile }: { readonly profile: Shown }) => {
  const { look, close } = useLook();
  const [Sheet, setSheet] = useState<ComponentType<{ readonly profile: Shown }> | null>(null);
  const wanted = look !== null && Sheet === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing is for the address that wanted it
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    import('./detail-panel').then(
      (module) => gone || setSheet(() => module.DetailPanel),
      () => {
        if (gone) return;
        toast({ title: texts('notLoaded'), description: texts('notLoadedHint'), tone: 'error' });
        close();
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return Sheet && <Sheet profile={profile} />;
};
