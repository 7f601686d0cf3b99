import type { Knex } from 'knex';

/** Somebody answers, and a first call can be booked: hours in an ordinary week, or on a day still to come. */
const bookable = `practitioners.user_id is not null and exists (
  select 1 from practitioner_availability as offered
  where offered.practitioner_id = practitioners.id and (
    jsonb_array_length(offered.hours) > 0 or exists (
      select 1 from jsonb_array_elements(offered.exceptions) as day
      where jsonb_array_length(day->'hours') > 0 and day->>'date' >= to_char(now(), 'YYYY-MM-DD')
    )
  )
)`;

/** Narrows a query of `practitioners` to those who can be booked. Nobody else is suggested, and nobody else can be asked. */
export const onlyBookable = (query: { whereRaw(sql: string): unknown }): void => void query.whereRaw(bookable);

/** Which of some practitioners can be booked. */
export const listBookable = async (db: Knex, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows: { id: string }[] = await db('practitioners')
    .whereIn('id', [...ids])
    .modify(onlyBookable)
    .select('id');
  return new Set(rows.map(({ id }) => id));
};
