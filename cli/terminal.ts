/** Results go to stdout, messages to stderr, so that results can be piped. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`)
export const tell = (text: string): void => void process.stderr.write(`${text}\n`)
/** The flag of every command with a result. */
export const jsonFlag = ['--json', 'Yanıtı, hatayı da, JSON olarak yazar'] as const
export const sayJson = (answer: unknown): void => say(JSON.stringify(answer, null, 2))
/** A list under its plural name and its total, like the API returns it. */
export const sayList = (list: Record<string, readonly unknown[]>): void =>
  sayJson({ ...list, total: Object.values(list).flat().length })

export const isInteractive = (): boolean => process.stdin.isTTY && process.stderr.isTTY

const width = (text: string): number => [...text].length

/** A text table. The last column is omitted if all its cells are empty. */
export const table = (headings: readonly string[], rows: readonly (readonly string[])[], indent = ''): string => {
  if (headings.length > 1 && rows.every((row) => !row[headings.length - 1]))
    return table(
      headings.slice(0, -1),
      // Rows may have fewer cells.
      rows.map((row) => row.slice(0, headings.length - 1)),
      indent,
    )
  const widths = headings.map((heading, column) =>
    Math.max(width(heading), ...rows.map((row) => width(row[column] ?? ''))),
  )
  const line = (cells: readonly string[]): string =>
    indent +
    cells
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell)))
      .join('  ')
      .trimEnd()
  return [line(headings), line(widths.map((columnWidth) => '─'.repeat(columnWidth))), ...rows.map(line)].join('\n')
}
