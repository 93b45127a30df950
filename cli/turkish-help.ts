import { type Command, type CommanderError, Help, type Option } from 'commander'

const titles: Record<string, string> = {
  'Usage:': 'Kullanım:',
  'Arguments:': 'Argümanlar:',
  'Options:': 'Seçenekler:',
  'Commands:': 'Komutlar:',
}

const english = new Help()
const translated = (text: string): string => text.replace('[options]', '[seçenekler]').replace('[command]', '<komut>')

const defaultText = ({ defaultValue }: Option): string => {
  const value: unknown = defaultValue
  if (typeof value === 'number') return ` (varsayılan: ${value.toLocaleString('tr-TR')})`
  return typeof value === 'string' ? ` (varsayılan: ${value})` : ''
}

const described = (option: Option): string =>
  `${option.description}${option.argChoices === undefined ? '' : ` (${option.argChoices.join(', ')})`}${defaultText(option)}`

/** Subcommands inherit these settings. */
export const withTurkishHelp = (program: Command): Command =>
  program
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .helpOption('-h, --help', 'Bu yardımı yazar')
    .helpCommand('help [komut]', 'Bir komutun yardımını yazar')
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      commandUsage: (command) => translated(english.commandUsage(command)),
      subcommandTerm: (command) => translated(english.subcommandTerm(command)),
      optionDescription: described,
      argumentDescription: ({ description, argChoices }) =>
        `${description}${argChoices === undefined ? '' : ` (${argChoices.join(', ')})`}`,
    })

const quoted = (message: string): string => /'([^']*)'/.exec(message)?.[1] ?? ''
const suggested = (message: string): string => {
  const word = /Did you mean (?:one of )?([^?]+)\?/.exec(message)?.[1]
  return word === undefined ? '' : ` Şunu mu demek istediniz: ${word}?`
}

const excess = (message: string): string => {
  const [, expected = '0', given = ''] = /Expected (\d+) .*: ([^:]*)\.$/.exec(message) ?? []
  return given.split(', ').slice(Number(expected)).join(', ')
}

/** Commander's error as a Turkish sentence; empty if commander has already printed something. */
export const sentenceOfCommander = ({ code, message }: CommanderError): string => {
  const word = quoted(message)
  switch (code) {
    case 'commander.missingArgument':
      return `Eksik argüman: ${word}.`
    case 'commander.optionMissingArgument':
      return `${word} seçeneğine bir değer verin.`
    case 'commander.missingMandatoryOptionValue':
      return `${word} seçeneği gerekli.`
    case 'commander.unknownOption':
      return `Böyle bir seçenek yok: ${word}.${suggested(message)}`
    case 'commander.unknownCommand':
      return `Böyle bir komut yok: ${word}.${suggested(message)}`
    case 'commander.excessArguments':
      return `Beklenenden çok argüman verildi: ${excess(message)}.`
    case 'commander.conflictingOption':
      return `Bu seçenekler birlikte kullanılamaz: ${[...message.matchAll(/'([^']*)'/g)].map((match) => match[1]).join(', ')}.`
    case 'commander.invalidArgument': {
      const value = /argument (?:value )?'([^']*)'/.exec(message)
      const [, argument = word, reason = ''] =
        / is invalid(?: for argument '([^']*)')?\.(?: (.+))?$/s.exec(message) ?? []
      return `${argument} için "${value?.[1] ?? ''}" değeri geçersiz. ${reason.replace('Allowed choices are ', 'Şunlardan biri olmalı: ')}`.trimEnd()
    }
    default:
      return ''
  }
}
