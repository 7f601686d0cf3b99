import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { labors } from '#modules/labors/public';
import type { Chart } from '../../engine/chart';
import { milestones } from '../../public';
import type { JourneyOverview } from '../../schemas/overview';
import {
  journeyLevel,
  journeyScore,
  laborCount,
  laborRank,
  premiumFrom,
  transformationScore,
} from '../../schemas/scores';
import { enneagramTypeOf } from '../enneagram/read';
import { clientOf } from './client-of';
import { newestProfile } from './profiles';
import { openChart } from './sealed';

type Entry = JourneyOverview['activity'][number];

/** Share of the seven systems that have values: design, gene keys, western, Chinese, numbers, name numbers, enneagram. */
const filledPercent = (chart: Chart, hasEnneagram: boolean): number => {
  const systems = [
    chart.humanDesign.type !== null,
    chart.geneKeys.lifeWork !== null,
    chart.westernAstrology.rising !== null,
    chart.chineseAstrology.animal !== '',
    chart.numerology.lifePath > 0,
    chart.numerology.expression !== null,
    hasEnneagram,
  ];
  return Math.round((systems.filter(Boolean).length / systems.length) * 100);
};

/** Scores and recent activity of one person, gathered from the modules that know. */
export const overviewOf = async (core: Core, user: User): Promise<JourneyOverview> => {
  const [client, profile, progress, reached] = await Promise.all([
    clientOf(core.db, user.id),
    newestProfile(core.db, user.id),
    core.port(labors).progressOf(user.id),
    Promise.all(core.ports(milestones).map((one) => one.of(user.id))),
  ]);
  const others = reached.flat();
  const counted = {
    labors: progress.done,
    hasProfile: profile !== undefined,
    hasSynthesis: others.some(({ kind }) => kind === 'synthesis'),
  };
  const score = journeyScore(counted);
  const activity: Entry[] = [
    ...(client ? [{ kind: 'joined', label: 'Joined', at: client.created_at, href: null }] : []),
    ...(profile
      ? [{ kind: 'profile', label: 'Completed Holistic Profile', at: profile.created_at, href: '/profile/detailed' }]
      : []),
    ...(progress.latest
      ? [
          {
            kind: 'labor',
            label: `Latest Labor Completed: Labor ${progress.latest.laborNumber} of ${laborCount} · ${progress.latest.laborName}`,
            at: progress.latest.at,
            href: `/intake/${progress.latest.laborNumber}`,
          },
        ]
      : []),
    ...others,
  ];
  return {
    labors: progress.done,
    nextLabor: progress.next,
    hasClient: client !== undefined,
    hasProfile: counted.hasProfile,
    hasSynthesis: counted.hasSynthesis,
    profilePercent: profile
      ? filledPercent(await openChart(core, core.db, profile), (await enneagramTypeOf(core, core.db, user.id)) !== null)
      : 0,
    journeyScore: score,
    journeyLevel: journeyLevel(score),
    transformationScore: transformationScore(counted),
    laborRank: laborRank(progress.done),
    premium: score >= premiumFrom,
    activity: activity.sort((a, b) => (a.at < b.at ? 1 : -1)),
  };
};
