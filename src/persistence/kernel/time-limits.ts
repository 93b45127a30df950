/** Limits of every statement of the product, in milliseconds. */
export const timeLimits = {
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 15_000,
}

/**
 * How long an order waits for its products, which many may want at once: each is served within milliseconds, but in
 * turn. Shorter than `statement_timeout`, so that the error names the lock.
 */
export const hotRowWait = 9_000

/** How long a statement waits for a connection: those before it may themselves wait for a row that many want. */
export const connectionWait = timeLimits.statement_timeout

/** For migrations, whose role may have limits of its own. The driver leaves out a limit that is the number 0. */
export const noTimeLimits = Object.fromEntries(Object.keys(timeLimits).map((name) => [name, '0'])) as object

/**
 * The cost of reading a page at random compared with the next one: low, because most tables are in memory. With
 * PostgreSQL's 4, a menu of 15 days read the whole small tables of shifts and partnerships for each day; with 1.1, a
 * search in a large store visits too many rows one by one.
 */
export const randomPageCost = '2'
