import { defineServer, on, provide } from '#core/contract/server';
import { manifest } from '../module';
import { laborResponded, labors, laborWithdrawn } from '../public';
import { sweepWithdrawn } from './jobs';
import { personalData } from './personal-data';
import { routes } from './routes';
import { answersOf, progressOf } from './service/read';

/** Server side of the twelve Labors. */
export const server = defineServer(manifest, (core) => {
  const tellOwner = async (change: { userId: string; laborNumber: number; version: number }): Promise<void> =>
    core.realtime.publish(`user:${change.userId}`, 'labors.changed', {
      laborNumber: change.laborNumber,
      version: change.version,
    });
  return {
    routes: routes(core),
    jobs: [sweepWithdrawn(core)],
    reacts: [on(laborResponded, tellOwner), on(laborWithdrawn, tellOwner)],
    provides: [
      provide(labors, {
        answersOf: (userId) => answersOf(core, userId),
        progressOf: (userId) => progressOf(core, userId),
      }),
    ],
    personalData: personalData(core),
  };
});
