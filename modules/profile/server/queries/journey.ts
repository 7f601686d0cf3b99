import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Chart } from '#modules/chart-engine/public';
import { labors } from '#modules/labors/public';
import { milestones } from '#modules/records/public';
import {
  journeyLevel,
  journeyScore,
  laborCount,
  laborRank,
  opensUniverseTwo,
  type Progress,
  premiumFrom,
  transformationScore,
} from '../../lib/scores';
import type { JourneyOverview } from '../../schemas/overview';
import { decryptChart } from '../encryption';
import { findClient } from './client';
import { findEnneagramType } from './enneagram';
import { findNewestProfile } from './profiles';

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

const gatherProgress = async (core: Core, userId: string) => {
  const [profile, progress, reached] = await Promise.all([
    findNewestProfile(core.db, userId),
    core.port(labors).progressOf(userId),
    Promise.all(core.ports(milestones).map((one) => one.of(userId))),
  ]);
  const others = reached.flat();
  const counted: Progress = {
    labors: progress.done,
    hasProfile: profile !== undefined,
    hasSynthesis: others.some(({ kind }) => kind === 'synthesis'),
  };
  return { profile, progress, others, counted };
};

/** Whether everything is done that the second universe waits for. */
export const isUniverseTwoOpen = async (core: Core, userId: string): Promise<boolean> =>
  opensUniverseTwo((await gatherProgress(core, userId)).counted);

/** Scores and recent activity of one person, gathered from the modules that know. */
export const getJourney = async (core: Core, user: User): Promise<JourneyOverview> => {
  const [client, { profile, progress, others, counted }] = await Promise.all([
    findClient(core.db, user.id),
    gatherProgress(core, user.id),
  ]);
  const score = journeyScore(counted);
  const activity: Entry[] = [
    ...(client ? [{ kind: 'joined', label: 'Joined', at: client.createdAt, href: null }] : []),
    ...(profile
      ? [{ kind: 'profile', label: 'Completed Holistic Profile', at: profile.createdAt, href: '/profile/detailed' }]
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
      ? filledPercent(
          await decryptChart(core, core.db, profile),
          (await findEnneagramType(core, core.db, user.id)) !== null,
        )
      : 0,
    journeyScore: score,
    journeyLevel: journeyLevel(score),
    transformationScore: transformationScore(counted),
    laborRank: laborRank(progress.done),
    premium: score >= premiumFrom,
    activity: activity.sort((a, b) => (a.at < b.at ? 1 : -1)),
  };
};
