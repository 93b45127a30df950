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
  const parts: (Omit<SeedPart, 'text'> & { lines: string[] })[] = []
  let list: keyof SeedFile | undefined
  let indent: number | undefined
  for (const [at, line] of text.split('\n').entries()) {
    const dash = entry.exec(line)?.[1]?.length
    if (list !== undefined && dash !== undefined && (indent ?? dash) === dash) {
      indent = dash
      parts.push({ list, lines: [line], line: at + 1 })
    } else if (/^[^\s#]/.test(line)) {
      const key = listKey.exec(line)?.[1]
      if (key === undefined) return undefined
      ;[list, indent] = [key as keyof SeedFile, undefined]
    } else if (indent !== undefined) parts.at(-1)?.lines.push(line)
    else if (/^\s*[^\s#]/.test(line)) return undefined
  }
  return parts.map(({ lines, ...part }) => ({ ...part, text: lines.join('\n') }))
}
