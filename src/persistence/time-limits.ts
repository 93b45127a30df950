/** Limits of every statement of the product, in milliseconds. */
export const timeLimits = {
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 15_000,
}

/** For migrations, whose role may have limits of its own. The driver leaves out a limit that is the number 0. */
export const noTimeLimits = Object.fromEntries(Object.keys(timeLimits).map((name) => [name, '0'])) as object

/**
 * What reading a page from anywhere costs compared with the next one: most tables are in memory. With PostgreSQL's 4 a menu of 15 days
 * read the small tables of shifts and partnerships as a whole for each day; with 1.1 a search in a large store visits too many rows one by one.
 */
export const randomPageCost = '2'
