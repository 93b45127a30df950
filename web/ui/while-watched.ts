/** For what others change: asked again every minute while the page is looked at, and when somebody comes back to it. */
export const whileWatched = { pollingInterval: 60_000, skipPollingIfUnfocused: true, refetchOnFocus: true }
