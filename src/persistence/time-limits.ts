/** Limits of every statement of the product, in milliseconds. */
export const timeLimits = {
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 15_000,
}

/** For migrations, whose role may have limits of its own. The driver leaves out a limit that is the number 0. */
export const noTimeLimits = Object.fromEntries(Object.keys(timeLimits).map((name) => [name, '0'])) as object
