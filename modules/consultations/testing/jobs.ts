import type { JobScene } from '#core/testing/job-scenes';
import { sendConsultation } from './factory';

/** A visitor asks for a consultation and agrees to a profile. */
export const jobScene: JobScene = async ({ app, knex }) => {
  const { id } = await sendConsultation(await app.as('anon'), { consentToProfile: true });
  return [
    {
      job: 'consultations.generate-profile',
      count: async () =>
        Number(
          (await knex('consultation_history').where({ request_id: id, kind: 'profile-done' }).count({ n: '*' }).first())
            ?.n,
        ),
    },
  ];
};
