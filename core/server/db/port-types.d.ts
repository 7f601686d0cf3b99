/**
 * The database as ports speak of it: what Knex calls so. Said without an import, because pages read `public.ts` too, for its slots,
 * and nothing that a page reads may lead to the server's packages, not even in types.
 */
type PortDatabase = import('knex').Knex;
/**
 * A query that has not run. Ports hand out data; this is for a list that filters, sorts and pages over everybody by what several
 * modules know, which the database must join.
 */
type PortQuery = import('knex').Knex.QueryBuilder;
/** A transaction of the caller, in which the provider of a port reads or writes too. */
type PortTransaction = import('knex').Knex.Transaction;
