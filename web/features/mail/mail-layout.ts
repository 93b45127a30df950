/** From this width of the panel on, folders, list and message stand beside each other; below it one after the other. */
export const wide = '@container (min-width: 800px)'
