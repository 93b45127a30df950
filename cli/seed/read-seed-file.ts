import { LineCounter, parseDocument } from 'yaml'
import { Failure } from '../failure.ts'
import { contentOf } from '../read-file.ts'
import { checkSeedFile } from './check-seed-file.ts'
import { type Path, pathText, type SeedFile } from './seed-file.ts'

const maxShownProblems = 20
const seedInvalid = { code: 'seed.invalid' }

export interface ReadSeedFile {
  content: SeedFile
  /** Where a value is in the file, for messages: `satır 14, companies[0].users[3]` */
  placeOf: (path: Path) => string
}

/** Reads YAML or JSON; reports all problems at once. */
export const readSeedFile = async (file: string): Promise<ReadSeedFile> => {
  const lines = new LineCounter()
  const document = parseDocument(String(await contentOf(file, 5)), { lineCounter: lines })
  const [syntaxError] = document.errors
  if (syntaxError) {
    const { line, col } = lines.linePos(syntaxError.pos[0])
    throw new Failure(
      `"${file}" geçerli bir JSON ya da YAML dosyası değil (satır ${line}, sütun ${col}).`,
      1,
      seedInvalid,
    )
  }

  const lineOf = (path: Path): number | undefined => {
    const node = (path.length === 0 ? document.contents : document.getIn(path, true)) as
      { range?: [number, number, number] } | undefined
    return node?.range ? lines.linePos(node.range[0]).line : undefined
  }
  const placeOf = (path: Path): string =>
    [lineOf(path) && `satır ${lineOf(path)}`, pathText(path)].filter(Boolean).join(', ')

  let content: unknown
  try {
    content = document.toJS({ maxAliasCount: 100 })
  } catch {
    throw new Failure(`"${file}" çok sayıda takma ad (alias) içeriyor.`, 1, seedInvalid)
  }
  const problems = checkSeedFile(content)
  if (problems.length === 0) return { content: content as SeedFile, placeOf }
  const sentences = problems
    .slice(0, maxShownProblems)
    .map(({ path, sentence }) => `${placeOf(path) || file}: ${sentence}`)
  if (problems.length > sentences.length) sentences.push(`… ve ${problems.length - sentences.length} hata daha.`)
  throw new Failure(sentences.join('\n'), 1, seedInvalid)
}
