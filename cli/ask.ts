import type inquirer from 'inquirer'
import { passwordLength } from '../src/core/access/rules.ts'
import { wrongUsage } from './failure.ts'
import { isInteractive } from './terminal.ts'

type Prompts = ReturnType<typeof inquirer.createPromptModule>

/** Loaded on demand, so that scripts do not wait for it. */
const promptsOnStderr = async (): Promise<Prompts> =>
  (await import('inquirer')).default.createPromptModule({ output: process.stderr })

const keys: Record<string, string> = { navigate: 'gez', select: 'seç', 'toggle visibility': 'göster/gizle' }
const keysHelpTip = (tips: [key: string, action: string][]): string =>
  tips.map(([key, action]) => `${key} ${keys[action] ?? action}`).join(' • ')
const theme = { style: { keysHelpTip } }

const required = (text: string): true | string => text.trim() !== '' || 'Boş bırakılamaz.'

/** Asks for a missing option; without a terminal, fails and names the flag. */
export const askFor = async <T>(flag: string, ask: (prompts: Prompts) => Promise<{ answer: T }>): Promise<T> => {
  if (!isInteractive()) throw wrongUsage(`${flag} seçeneği gerekli.`)
  return (await ask(await promptsOnStderr())).answer
}

export const textOf = async (given: string | undefined, flag: string, message: string): Promise<string> =>
  given ??
  askFor(flag, (prompts) =>
    prompts<{ answer: string }>([{ type: 'input', name: 'answer', message, validate: required }]),
  )

/** Only asks at a terminal; undefined if nothing was entered. */
export const optionalTextOf = async (given: string | undefined, message: string): Promise<string | undefined> => {
  if (given !== undefined || !isInteractive()) return given
  const prompts = await promptsOnStderr()
  const { answer } = await prompts<{ answer: string }>([{ type: 'input', name: 'answer', message }])
  return answer.trim() === '' ? undefined : answer
}

export const oneOf = async <T extends string>(
  given: T | undefined,
  flag: string,
  message: string,
  choices: { name: string; value: T }[],
): Promise<T> => {
  if (given !== undefined) return given
  if (choices.length === 0) throw wrongUsage(`${flag} seçeneği gerekli.`)
  return (await askFor(flag, (prompts) =>
    prompts<{ answer: string }>([{ type: 'select', name: 'answer', message, choices, theme }]),
  )) as T
}

export const newPassword = (flag: string): Promise<string> =>
  askFor(flag, async (prompts) => {
    const mask = '•'
    const { answer } = await prompts<{ answer: string }>([
      {
        type: 'password',
        name: 'answer',
        message: `Şifre (en az ${passwordLength.min} karakter)`,
        mask,
        theme,
        validate: required,
      },
    ])
    const isSame = (text: string) => text === answer || 'Şifreler aynı değil.'
    await prompts([{ type: 'password', name: 'again', message: 'Şifre (yeniden)', mask, theme, validate: isSame }])
    return { answer }
  })
