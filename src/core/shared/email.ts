const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
const form = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(\\.${label})+$`, 'i')

/** In characters. */
export const maxEmail = 200

/** An address that browsers accept in an e-mail field (WHATWG HTML), whose domain has a dot. */
export const isEmail = (text: string): boolean => text.length <= maxEmail && form.test(text)
