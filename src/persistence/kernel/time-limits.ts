/** Limits for every statement of the product, in milliseconds. */
export const timeLimits = {
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 15_000,
}

/**
 * How long an order waits for its products, which many may want at once: each is served within milliseconds, but one
 * after the other. Shorter than `statement_timeout`, so that the error names the lock.
 */
export const hotRowWait = 9_000

/**
 * How long a statement waits for a connection, because statements before it may themselves wait for a contended row;
 * and how long a new connection may take, which on a busy machine is seconds.
 */
export const connectionWait = timeLimits.statement_timeout

/** For migrations, whose role may have its own limits. The driver ignores a limit that is the number 0. */
export const noTimeLimits = Object.fromEntries(Object.keys(timeLimits).map((name) => [name, '0'])) as object

/**
 * The cost of a random page read compared with a sequential one: low, because most tables are in memory. With
 * PostgreSQL's default of 4, a menu of 15 days read the whole small tables of shifts and partnerships for each day;
 * with 1.1, a search in a large store visits too many rows one by one.
 */
export const randomPageCost = '2'
