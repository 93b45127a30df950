import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

const page = join(import.meta.dirname, '..', 'web', 'index.html')
/** Where `first-paint.js` goes; the server fills the attribute. */
const place = '<script data-asks="" data-draws=""></script>'
/** They move into the template, from which `first-paint.js` takes them once the frame is shown. */
const scriptFiles = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g
const script = join(import.meta.dirname, '..', 'web', 'app', 'first-paint.js')

/**
 * Puts the script and the styles of the first paint into the page itself, which then waits for no other file. The server
 * allows the script by its hash and the styles by their nonce (0156).
 */
export const inlineFirstPaint = (): Plugin => {
  let styles = ''
  return {
    name: 'inline-first-paint',
    generateBundle(_, bundle) {
      styles = ''
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || output.facadeModuleId !== page || output.viteMetadata === undefined) continue
        // Named nowhere else, or every chunk that is loaded later would load the file.
        for (const file of output.viteMetadata.importedCss) {
          const asset = bundle[file]
          if (asset?.type === 'asset') styles += String(asset.source)
          delete bundle[file]
        }
        output.viteMetadata.importedCss.clear()
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (path !== '/index.html') return html
        if (!html.includes(place)) throw new Error(`web/index.html has no ${place}`)
        return html
          .replace(place, () => place.replace('><', () => `>${code()}<`))
          .replaceAll(scriptFiles, '')
          .replace('<template>', (start) => start + begunLater(html))
          .replace('</title>', (end) => (styles ? `${end}\n    <style nonce="__CSP_NONCE__">${styles}</style>` : end))
      },
    },
  }
}

/** A script that is added is requested after the links beside it, although it is the largest, so it has a link too. */
const begunLater = (html: string): string => {
  const [, file] = /<script type="module" crossorigin src=("[^"]*")/.exec(html) ?? []
  const preload = file ? `\n    <link rel="modulepreload" crossorigin href=${file}>` : ''
  return [preload, ...(html.match(scriptFiles) ?? [])]
    .join('')
    .replaceAll(' crossorigin', (attribute) => ` fetchpriority="low"${attribute}`)
}

const code = (): string => minifySync(script, readFileSync(script, 'utf8')).code.trim()
