import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { isSensitive } from '../segments/segment-name';

const Asking = lazyPart(() => import('./sensitive-dialog').then((module) => module.SensitiveDialog));

interface Question {
  readonly name: string;
  readonly segments: readonly string[];
  readonly go: () => void;
}

/** Does something at once, or after the question that opening sensitive segments takes. */
export const useConfirmSensitive = (): {
  readonly ask: (name: string, segments: readonly string[], go: () => void) => void;
  readonly dialog: ReactNode;
} => {
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  return {
    ask: (name, segments, go) => {
      const sensitive = segments.filter(isSensitive);
      if (sensitive.length === 0) go();
      else setQuestion({ name, segments: sensitive, go });
    },
    dialog: question && (
      <Suspense>
        <Asking
          name={question.name}
          segments={question.segments}
          onNo={close}
          onYes={() => {
            close();
            question.go();
          }}
        />
      </Suspense>
    ),
  };
};
