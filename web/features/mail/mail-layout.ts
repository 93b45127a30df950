/** From this panel width on, folders, list and message are side by side; below it, one at a time. */
export const wide = '@container (min-width: 800px)'
