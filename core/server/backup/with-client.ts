import pg from 'pg';
import { sessionForCopies } from './copy-rows';

/** Works with a connection of its own, on which the same values read the same on every server. */
export const withClient = async <T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
  application_name = 'hedo-restore',
): Promise<T> => {
  const client = new pg.Client({ connectionString, application_name });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(sessionForCopies);
    return await work(client);
  } finally {
    await client.end();
  }
};
