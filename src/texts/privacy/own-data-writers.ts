import { ownDataHtml } from './own-data-html.ts'
import { ownDataJson } from './own-data-json.ts'

/** What writes the file of somebody's own data, by its format. */
export const ownDataWriters = { json: ownDataJson, html: ownDataHtml }
