import { Suspense } from 'react';
import { Slot } from '#core/web';
import { dateText } from '#modules/chart-engine/public';
import type { ClientView, HolisticProfileView } from '#modules/profile/public';
import { Skeleton } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { chartChapters, type Overlay } from '../../../public';
import { useFits } from '../../api/use-fits';
import { BodygraphTable } from '../bodygraph/bodygraph-table';
import { useLook } from '../detail-panel/use-look';
import { FitMark } from '../fits/fit-mark';
import { AdditionalKeys } from './additional-keys';
import { asBodygraph } from './as-bodygraph';
import { BirthFacts } from './birth-facts';
import { Chakras } from './chakras';
import { GeneKeys } from './gene-keys';
import { ChineseYear, Numbers } from './numbers';
import { OpenDay } from './open-day';
import { Section } from './section';
import { Sky } from './sky/sky';
import { texts } from './texts/texts';
import { useNamedPart } from './use-named-part';

const Phases = lazyPart(() => import('../phases/phases').then((module) => module.Phases));

/** The sections of the chart below the bodygraph. */
export const Rest = ({
  profile,
  client,
  overlays,
}: {
  readonly profile: HolisticProfileView;
  readonly client: ClientView;
  /** What lies over the bodygraph. */
  readonly overlays: readonly Overlay[];
}) => {
  const { chart, sources } = profile;
  const { choose } = useLook();
  const { data: fits } = useFits();
  useNamedPart(true);
  return (
    <>
      <Slot of={chartChapters} with={{}} />
      {chart.sweep && <OpenDay chart={chart} sweep={chart.sweep} zone={client.place.zone} />}
      <Sky
        chart={chart}
        title={
          client.birthTime
            ? texts('theSkyAt', { birthTime: client.birthTime })
            : texts('theSkyOf', { birthDate: dateText(client.birthDate) })
        }
        place={client.birthLocation.split(', ')[0] ?? client.birthLocation}
        source={sources.westernAstrology}
      />
      <Suspense fallback={<Skeleton lines={8} />}>
        <Phases />
      </Suspense>
      <GeneKeys keys={chart.geneKeys} source={sources.geneKeys} />
      <Numbers chart={chart} nameAtBirth={client.nameAtBirth} source={sources.numerology} />
      <ChineseYear chart={chart} source={sources.chineseAstrology} />
      <Chakras chart={chart} source={sources.chakras} />
      <AdditionalKeys chart={chart} enneagram={profile.additionalKeys.enneagram} sources={sources} />
      <Section id="table" title={texts('asATable')} intro={texts('theSameDrawingIn')} source={sources.humanDesign}>
        <BodygraphTable
          {...asBodygraph(chart)}
          overlays={overlays}
          onSelect={choose}
          noteOf={(look) => <FitMark look={look} chart={chart} fits={fits} />}
        />
      </Section>
      <BirthFacts profile={profile} client={client} />
    </>
  );
};
