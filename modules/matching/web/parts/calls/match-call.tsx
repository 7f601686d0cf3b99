import { Suspense, useState } from 'react';
import { Button } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import type { MatchView } from '../../../schemas/match';
import { useCalls } from '../../api/use-calls';
import { CallLine } from './call-line';
import { callTexts as texts } from './texts/texts';

const CallDialog = lazyPart(() => import('./call-dialog').then((module) => module.CallDialog));

/** The introduction call of a client's match: the booked one, or the way to a free time of the practitioner. */
export const MatchCall = ({ match, name }: { readonly match: MatchView; readonly name: string }) => {
  const [open, setOpen] = useState(false);
  const { data } = useCalls();
  if (!data) return null;
  const call = data.find(({ matchId }) => matchId === match.id);
  if (call) return <CallLine call={call} name={name} />;
  const [label, of] =
    match.status === 'accepted' ? (['schedule', 'schedule.of'] as const) : (['hold', 'hold.of'] as const);
  return (
    <>
      <Button
        variant={match.status === 'accepted' ? 'loud' : 'plain'}
        aria-label={texts(of, { name })}
        onClick={() => setOpen(true)}
      >
        {texts(label)}
      </Button>
      <Suspense>
        {open && <CallDialog matchId={match.id} name={name} call={null} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
