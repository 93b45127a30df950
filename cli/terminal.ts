/** Answers go to stdout, everything a person is told besides them to stderr, so that answers can be piped. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`)
export const tell = (text: string): void => void process.stderr.write(`${text}\n`)
/** Of every command that answers. */
export const jsonFlag = ['--json', 'Yanıtı JSON olarak yazar'] as const
export const sayJson = (answer: unknown): void => say(JSON.stringify(answer, null, 2))

export const isInteractive = (): boolean => process.stdin.isTTY && process.stderr.isTTY

const width = (text: string): number => [...text].length

/** Columns as wide as their widest cell; a last column without any text is left out. */
export const table = (headings: readonly string[], rows: readonly (readonly string[])[], indent = ''): string => {
  if (headings.length > 1 && rows.every((row) => !row[headings.length - 1]))
    return table(
      headings.slice(0, -1),
      rows.map((row) => row.slice(0, -1)),
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
  return [line(headings), line(widths.map((wide) => '─'.repeat(wide))), ...rows.map(line)].join('\n')
}
