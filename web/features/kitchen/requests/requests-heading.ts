/** The heading's id: it takes the focus of a card that leaves the list. */
export const requestsHeading = 'requests-heading'
