import { createShadowDOMRenderer } from '@griffel/shadow-dom'
import globalCss from '../app/global.css?inline'
import type { Place } from '../app/place.ts'
import { theme } from '../app/theme.ts'
import tokensCss from '../app/tokens.css?inline'
import embedCss from './embed.css?inline'

const themeCss = `tabldot-root{${Object.entries(theme)
  .map(([name, value]) => `--${name}:${value}`)
  .join(';')}}`

/** The shell's own styles, for a shadow tree. */
const sheetOf = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync([tokensCss, embedCss, themeCss, globalCss].join('\n'))
  return sheet
}

/**
 * Uses constructed style sheets, which the surrounding page's content security policy does not block, unlike style
 * elements.
 */
export const createEmbedStyles = () => {
  let shared: CSSStyleSheet | undefined
  return (tree: ShadowRoot): Place['renderer'] => {
    const insertionPoint = (shared ??= sheetOf())
    tree.adoptedStyleSheets = [insertionPoint]
    return createShadowDOMRenderer(tree, { insertionPoint })
  }
}

export type EmbedStyles = ReturnType<typeof createEmbedStyles>
