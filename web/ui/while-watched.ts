/**
 * For data that other people change: refetched every minute while the page has the focus, and when somebody comes back
 * to it.
 */
export const whileWatched = { pollingInterval: 60_000, skipPollingIfUnfocused: true, refetchOnFocus: true }
