import type { Knex } from 'knex';

/**
 * Answers that clients had already opened to a practitioner stay open: by themselves, by voice, or as passages of the reading. Without
 * this, every consent that is live today would show nothing of the Labors from one day to the next. It runs after the column was added
 * by labors, whose `reading` is the default for all others; going back leaves what people may have chosen since.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    update labor_responses as answer set audience = 'practitioners'
    where answer.audience = 'reading' and exists (
      select 1 from consents
      where consents.client_id = answer.user_id and consents.revoked_at is null
        and (consents.expires_at is null or consents.expires_at > clock_timestamp())
        and consents.segments && array[
          'synthesis', 'labor:' || answer.labor_number, 'labor-audio:' || answer.labor_number
        ]::text[]
    )`);
};

export const down = async (): Promise<void> => {};
