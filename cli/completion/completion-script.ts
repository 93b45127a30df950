import type { Command, Option } from 'commander'

export const shells = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof shells)[number]

interface Suggestion {
  word: string
  about: string
}

/** What may follow a command. */
interface Place {
  /** The words of the command, without the program's name. */
  path: string
  /** Subcommands, or the words that its argument may be. */
  words: readonly Suggestion[]
  options: readonly Suggestion[]
  /** The options that take a value, and the words it may be; none stands for a file or anything else. */
  values: readonly { option: string; words: readonly string[] }[]
  takesFile: boolean
}

const placesOf = (command: Command, path: readonly string[] = []): Place[] => {
  const options = command.createHelp().visibleOptions(command)
  const named = options.filter((option): option is Option & { long: string } => typeof option.long === 'string')
  return [
    {
      path: path.join(' '),
      words: [
        ...command.commands.map((inner) => ({ word: inner.name(), about: inner.description() })),
        ...command.registeredArguments.flatMap(({ argChoices = [] }) =>
          argChoices.map((word) => ({ word, about: '' })),
        ),
      ],
      options: named.map(({ long, description }) => ({ word: long, about: description })),
      values: named
        .filter(({ required, optional }) => required || optional)
        .map(({ long, argChoices = [] }) => ({ option: long, words: argChoices })),
      takesFile: command.registeredArguments.some(({ argChoices }) => argChoices === undefined),
    },
    ...command.commands.flatMap((inner) => placesOf(inner, [...path, inner.name()])),
  ]
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
const wordsOf = (suggestions: readonly Suggestion[]): string => suggestions.map(({ word }) => word).join(' ')
const pathsOf = (places: readonly Place[]): string[] =>
  places.flatMap(({ path }) => (path === '' ? [] : [quoted(path)]))

/** Follows the words before the one being typed to their command, in bash and zsh. */
const followed = (places: readonly Place[], typed: string): string => `  local place="" word
  for word in ${typed}; do
    case "\${place:+$place }$word" in
      ${pathsOf(places).join('|')}) place="\${place:+$place }$word" ;;
    esac
  done`

/** The lines of a `case`, one for each command, in bash and zsh. */
const placeCases = (places: readonly Place[], suggesting: (place: Place) => string): string =>
  places.map((place) => `    ${quoted(place.path)}) ${suggesting(place)} ;;`).join('\n')

/** The lines of a `case`, one for each option that takes a value, in bash and zsh. */
const valueCases = (places: readonly Place[], suggesting: (words: readonly string[]) => string): string =>
  places
    .flatMap(({ path, values }) =>
      values.map(({ option, words }) => `    ${quoted(`${path} ${option}`)}) ${suggesting(words)} ;;`),
    )
    .join('\n')

/** An equals sign is a word of its own, unless another program has changed `COMP_WORDBREAKS`. */
const bash = (places: readonly Place[]): string => `_tabldot() {
  local typed="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words="" options="" given=""
${followed(places, '"${COMP_WORDS[@]:1:COMP_CWORD-1}"')}
  case "$place" in
${placeCases(places, ({ words, options }) => `words=${quoted(wordsOf(words))} options=${quoted(wordsOf(options))}`)}
  esac
  if [[ $typed == "=" ]]; then
    typed="" words=""
  elif [[ $before == "=" ]]; then
    before="\${COMP_WORDS[COMP_CWORD-2]}" words=""
  elif [[ $typed == --*=* ]]; then
    before="\${typed%%=*}" given="\${typed%%=*}=" typed="\${typed#*=}" words=""
  elif [[ $typed == -* ]]; then
    words="$options"
  fi
  case "$place $before" in
${valueCases(places, (words) => `words=${quoted(words.join(' '))}`)}
  esac
  COMPREPLY=($(compgen -P "$given" -W "$words" -- "$typed"))
}
complete -o default -F _tabldot tabldot`

const described = (suggestions: readonly Suggestion[]): string =>
  suggestions.map(({ word, about }) => quoted(`${word}:${about}`)).join(' ')

const zsh = (places: readonly Place[]): string => `#compdef tabldot
_tabldot() {
  local before="\${words[CURRENT-1]}"
  local -a suggested options
${followed(places, '"${(@)words[2,CURRENT-1]}"')}
  case "$place" in
${placeCases(places, ({ words, options }) => `suggested=(${described(words)}) options=(${described(options)})`)}
  esac
  if [[ $PREFIX == --*=* ]]; then
    before="\${PREFIX%%=*}" suggested=()
    compset -P 1 '*='
  elif [[ $PREFIX == -* ]]; then
    suggested=("\${options[@]}")
  fi
  case "$place $before" in
${valueCases(places, (words) => `suggested=(${words.map(quoted).join(' ')})`)}
  esac
  _describe tabldot suggested || _files
}
if [[ \${funcstack[1]} == _tabldot ]]; then _tabldot; else compdef _tabldot tabldot; fi`

const fishLines = ({ path, words, options, values, takesFile }: Place): string[] => {
  const line = `complete -c tabldot -n ${quoted(`__tabldot_at ${path}`.trim())}`
  return [
    ...words.map(({ word, about }) => `${line}${takesFile ? '' : ' -f'} -a ${quoted(word)} -d ${quoted(about)}`),
    ...options.map(({ word, about }) => {
      const value = values.find(({ option }) => option === word)
      const given = value && (value.words.length > 0 ? ` -x -a ${quoted(value.words.join(' '))}` : ' -r')
      return `${line} -l ${word.slice(2)}${given ?? ''} -d ${quoted(about)}`
    }),
  ]
}

const fish = (places: readonly Place[]): string => `function __tabldot_at
  set -l place
  for word in (commandline -opc)[2..]
    switch (string join -- ' ' $place $word)
      case ${pathsOf(places).join(' ')}
        set -a place $word
    end
  end
  test "$place" = "$argv"
end
${places.flatMap(fishLines).join('\n')}`

/** Completes commands, options and those values that have a list of words; everything else is a file. */
export const completionScript = (program: Command, shell: Shell): string =>
  ({ bash, zsh, fish })[shell](placesOf(program))
