import type { SeedFile } from './seed-file.ts'

/** A part of a YAML file that can be read on its own: a sequence with one entry. */
export interface SeedPart {
  list: keyof SeedFile
  text: string
  /** Of its first line in the file. */
  line: number
}

const listKey = /^(companies|partnerships):\s*(?:#.*)?$/
const entry = /^( *)-(?:\s|$)/

/**
 * The entries of both lists of a YAML file, which are written one below the other; undefined for any other file. A tree
 * of the whole file would take a hundred times its size.
 */
export const partsOf = (text: string): SeedPart[] | undefined => {
  const parts: (Omit<SeedPart, 'text'> & { start: number; end: number })[] = []
  let list: keyof SeedFile | undefined
  let indent: number | undefined
  let [line, start] = [0, 0]
  while (start < text.length) {
    line++
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline + 1
    const content = text.slice(start, end)
    const dash = entry.exec(content)?.[1]?.length
    const part = parts.at(-1)
    if (list !== undefined && dash !== undefined && (indent ?? dash) === dash) {
      indent = dash
      parts.push({ list, line, start, end })
    } else if (/^[^\s#]/.test(content)) {
      const key = listKey.exec(content.trimEnd())?.[1]
      if (key === undefined) return undefined
      ;[list, indent] = [key as keyof SeedFile, undefined]
    } else if (indent !== undefined && part !== undefined) part.end = end
    else if (/^\s*[^\s#]/.test(content)) return undefined
    start = end
  }
  return parts.map((part) => ({ list: part.list, line: part.line, text: text.slice(part.start, part.end) }))
}
