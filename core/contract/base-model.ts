import { Model, snakeCaseMappers } from 'objection';

/**
 * What every module's models extend: columns are snake_case in the database and in the strings of a query (`where('user_id', …)`),
 * rows are camelCase in TypeScript, read and written.
 */
export class BaseModel extends Model {
  static override columnNameMappers = snakeCaseMappers();
}
