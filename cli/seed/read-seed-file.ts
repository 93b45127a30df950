import { load, type YAMLException } from 'js-yaml'
import { LineCounter, parseDocument } from 'yaml'
import { Failure } from '../failure.ts'
import { contentOf } from '../read-file.ts'
import { checkSeedFile } from './check-seed-file.ts'
import { type Path, pathText, type SeedFile } from './seed-file.ts'
import { partsOf, type SeedPart } from './split-seed-file.ts'

const maxMegabytes = 100
/** In characters; a file that is not larger is read as a whole, with anything that YAML can do. */
const wholeFile = 1_000_000
const maxShownProblems = 20
const seedInvalid = { code: 'seed.invalid' }

export interface ReadSeedFile {
  content: SeedFile
  /** Where a value is in the file, for messages: `satır 14, companies[0].users[3]` */
  placeOf: (path: Path) => string
}

interface Parsed {
  content: unknown
  /** Undefined where it is not known. */
  lineOf: (path: Path) => number | undefined
}

const wrongSyntax = (file: string, line: number, column: number): Failure =>
  new Failure(`"${file}" geçerli bir JSON ya da YAML dosyası değil (satır ${line}, sütun ${column}).`, 1, seedInvalid)

/** `above` is the number of lines before the text. */
const parsedText = (file: string, text: string, above = 0): Parsed => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [syntaxError] = document.errors
  if (syntaxError) {
    const { line, col } = lines.linePos(syntaxError.pos[0])
    throw wrongSyntax(file, above + line, col)
  }
  const lineOf = (path: Path): number | undefined => {
    const node = (path.length === 0 ? document.contents : document.getIn(path, true)) as
      { range?: [number, number, number] } | undefined
    return node?.range ? above + lines.linePos(node.range[0]).line : undefined
  }
  try {
    return { content: document.toJS({ maxAliasCount: 100 }), lineOf }
  } catch {
    throw new Failure(`"${file}" çok sayıda takma ad (alias) içeriyor.`, 1, seedInvalid)
  }
}

/** What is not quite JSON is read as YAML, as in a smaller file. */
const parsedJson = (file: string, text: string): Parsed => {
  const lineOf = () => undefined
  try {
    return { content: JSON.parse(text), lineOf }
  } catch {
    // `JSON.parse` often does not say where the error is.
  }
  try {
    return { content: load(text), lineOf }
  } catch (error) {
    const { line = 0, column = 0 } = (error as YAMLException).mark ?? {}
    throw wrongSyntax(file, line + 1, column + 1)
  }
}

/**
 * Reads the values of each entry with `js-yaml`, ten times as fast as a tree that knows its lines; the tree of an entry is
 * built if somebody asks for a line, or if something is wrong with it.
 */
const parsedParts = (file: string, parts: readonly SeedPart[]): Parsed => {
  const read = ({ text, line }: SeedPart) => parsedText(file, text, line - 1)
  const valueOf = (part: SeedPart): unknown => {
    try {
      return load(part.text)
    } catch {
      return read(part).content
    }
  }
  const listed = Map.groupBy(parts, ({ list }) => list)
  return {
    content: Object.fromEntries(
      [...listed].map(([list, entries]) => [list, entries.map((part) => (valueOf(part) as [unknown])[0])]),
    ),
    lineOf: ([list, at, ...rest]) => {
      const part = listed.get(list as keyof SeedFile)?.[Number(at)]
      return part && read(part).lineOf([0, ...rest])
    },
  }
}

const parsed = (file: string, text: string): Parsed => {
  if (text.length <= wholeFile) return parsedText(file, text)
  if (text.trimStart().startsWith('{')) return parsedJson(file, text)
  const parts = partsOf(text)
  if (parts !== undefined) return parsedParts(file, parts)
  throw new Failure(
    `"${file}" büyük bir dosya: JSON olmalı ya da her şirketi ve ortaklığı kendi satırında "- " ile başlayan bir YAML.`,
    1,
    seedInvalid,
  )
}

/** Editors on Windows may write a byte order mark, which is left out, or `windows-1254`, which would garble names. */
const textIn = (file: string, bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Failure(`"${file}" UTF-8 olarak kaydedilmemiş; metin düzenleyicide UTF-8 seçip kaydedin.`, 1, seedInvalid)
  }
}

/** Reads YAML or JSON; reports all problems at once. */
export const readSeedFile = async (file: string): Promise<ReadSeedFile> => {
  const { content, lineOf } = parsed(file, textIn(file, await contentOf(file, maxMegabytes)))
  const placeOf = (path: Path): string => {
    const line = lineOf(path)
    return [line && `satır ${line}`, pathText(path)].filter(Boolean).join(', ')
  }
  const problems = checkSeedFile(content)
  if (problems.length === 0) return { content: content as SeedFile, placeOf }
  const sentences = problems
    .slice(0, maxShownProblems)
    .map(({ path, sentence }) => `${placeOf(path) || file}: ${sentence}`)
  if (problems.length > sentences.length) sentences.push(`… ve ${problems.length - sentences.length} hata daha.`)
  throw new Failure(sentences.join('\n'), 1, seedInvalid)
}
