import { useState } from 'react';
import { failure } from '#core/web';
import { toast } from '#ui';
import { texts } from '../../texts/texts';
import { same } from '../drafts/merge';
import { useWizardHere } from './wizard-context';

/** Deletes everything, here and on the server, and lets it be brought back. */
export const StartOver = () => {
  const { answers, keeper, startOver } = useWizardHere();
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  if (same(answers, {})) return null;
  const start = async (): Promise<void> => {
    setWorking(true);
    setFailed(null);
    try {
      const saved = await startOver();
      toast({
        tone: 'info',
        title: texts('startOver.done'),
        description: texts('startOver.more'),
        action: { label: texts('undo'), onSelect: () => keeper.write(saved) },
      });
    } catch (error) {
      setFailed(failure(error).description);
    } finally {
      setWorking(false);
    }
  };
  return (
    <>
      <button type="button" aria-disabled={working || undefined} onClick={() => !working && void start()}>
        {texts('startOver')}
      </button>
      {failed && (
        <p role="alert">
          {texts('startOver.failed')}: {failed}
        </p>
      )}
    </>
  );
};
