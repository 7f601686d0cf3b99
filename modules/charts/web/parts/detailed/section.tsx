import type { ReactNode } from 'react';
import { Link } from '#core/web';
import { PageSection } from '#ui/page-section/page-section';
import { texts } from './texts/texts';

/** One part of the chart; below its facts where they come from, with the way to how each was computed. */
export const Section = ({
  id,
  title,
  intro,
  source,
  children,
}: {
  readonly id: string;
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  readonly source?: string | undefined;
  readonly children: ReactNode;
}) => (
  <PageSection
    id={id}
    title={title}
    intro={intro}
    foot={
      source && (
        <>
          {texts('source', { source })} <Link to={`/profile/computed#${id}`}>{texts('howComputed')}</Link>
        </>
      )
    }
  >
    {children}
  </PageSection>
);
