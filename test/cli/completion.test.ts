import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { type Shell, shells } from '../../cli/completion/completion-script.ts'
import { runHere } from '../support/tabldot-here.ts'

const folder = mkdtempSync(join(tmpdir(), 'tabldot-completion-'))
writeFileSync(join(folder, 'liste.xlsx'), '')
afterAll(() => rm(folder, { recursive: true }))

/** Without a terminal, which an interactive shell would take over. */
const output = async (program: Shell, args: string[], input = ''): Promise<string> => {
  const child = spawn(program, args, { cwd: folder, detached: true, env: { PATH: process.env['PATH'], TERM: 'dumb' } })
  child.stdin.end(input)
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(stderr).not.toMatch(/line \d+/)
  return stdout
}
const printed = (stdout: string) => [...stdout.matchAll(/^\[(.*)\]/gm)].map(([, words = '']) => words.split(' '))

/** Types the lines into an interactive shell, with a tab that inserts everything it suggests, and returns the words. */
const typed: Record<Shell, (file: string, lines: readonly string[]) => Promise<string[][]>> = {
  bash: async (file, lines) =>
    printed(
      await output(
        'bash',
        ['--norc', '--noprofile', '-i'],
        [
          `. ${file}`,
          `bind '"\\t": insert-completions'`,
          'tabldot() { echo "[$*]"; }',
          ...lines.map((line) => `${line}\t`),
          '',
        ].join('\n'),
      ),
    ),
  zsh: async (file, lines) => {
    const script = `zmodload zsh/zpty; zpty shell "PS1=: exec zsh -f -i"
      for line; do zpty -w shell "$line"; done
      while zpty -r shell out; do print -rn -- "$out"; done`
    const setUp = [
      'autoload -U compinit; compinit -u -D',
      `. ${file}`,
      "zstyle ':completion:*' completer _all_matches _complete; zstyle ':completion:*' insert true",
      'tabldot() { print -r -- "[$*]"; }',
    ]
    return printed(await output('zsh', ['-fc', script, 'zsh', ...setUp, ...lines.map((line) => `${line}\t`), 'exit']))
  },
  fish: async (file, lines) => {
    const script = `source $argv[1]; for line in $argv[2..]; echo '['(string join -- ' ' (string split ' ' -- $line)[2..-2] (complete -C $line | string split -f 1 \\t))']'; end`
    return printed(await output('fish', ['--no-config', '-c', script, file, ...lines]))
  },
}

const suggestions: Record<string, string[]> = {
  'tabldot comp': ['company', 'completion'],
  'tabldot --v': ['--version'],
  'tabldot company ': ['company', 'create', 'list', 'seed'],
  'tabldot company seed --': ['company', 'seed', '--dry-run', '--help', '--json', '--passwords'],
  'tabldot company list --type c': ['company', 'list', '--type', 'catering', 'corporate'],
  'tabldot company list --type catering --j': ['company', 'list', '--type', 'catering', '--json'],
  'tabldot company list --type=cat': ['company', 'list', '--type=catering'],
  'tabldot company list --type=catering --j': ['company', 'list', '--type=catering', '--json'],
  'tabldot company seed --passwords=li': ['company', 'seed', '--passwords=liste.xlsx'],
  'tabldot company seed li': ['company', 'seed', 'liste.xlsx'],
  'tabldot company seed --passwords li': ['company', 'seed', '--passwords', 'liste.xlsx'],
  'tabldot backup v': ['backup', 'verify'],
  'tabldot backup li': ['backup', 'liste.xlsx'],
  'tabldot backup verify li': ['backup', 'verify', 'liste.xlsx'],
  'tabldot completion ': ['completion', 'bash', 'fish', 'zsh'],
}

describe.each(shells)('tabldot completion %s', (shell) => {
  it.skipIf(spawnSync(shell, ['--version']).error)('completes commands, options, values and files', async () => {
    const { code, stdout } = await runHere(['completion', shell], {})
    expect(code).toBe(0)
    const file = join(folder, `tabldot.${shell}`)
    writeFileSync(file, stdout)
    const found = (await typed[shell](file, Object.keys(suggestions))).map((words) => words.toSorted())
    expect(found).toEqual(Object.values(suggestions).map((words) => words.toSorted()))
  })
})

describe('tabldot completion', () => {
  it('completes a value after = also in a bash where another program has made it a part of words', async () => {
    const file = join(folder, 'words.bash')
    const { stdout } = await runHere(['completion', 'bash'], {})
    writeFileSync(file, `${stdout}\nCOMP_WORDBREAKS=\${COMP_WORDBREAKS/=/}\n`)
    expect(await typed.bash(file, ['tabldot company list --type=cat'])).toEqual([
      ['company', 'list', '--type=catering'],
    ])
  })

  it('knows bash, zsh and fish', async () => {
    expect(await runHere(['completion', 'csh'], {})).toEqual({
      code: 2,
      stdout: '',
      stderr: 'kabuk için "csh" değeri geçersiz. Şunlardan biri olmalı: bash, zsh, fish.\n',
    })
  })
})
