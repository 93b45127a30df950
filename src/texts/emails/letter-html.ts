import { escaped } from '../kernel/html.ts'

/** What is shown, in the order of the mail; the same in both forms. */
export interface LetterTexts {
  preview: string
  greeting: string | null
  parts: { title: string; paragraphs: string[] }[]
  button: { label: string; url: string } | null
  reason: string
  switches: { settings: string; settingsUrl: string; unsubscribe: string; unsubscribeUrl: string } | null
}

const withBreaks = (text: string): string => escaped(text).replaceAll('\n', '<br>')

const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Inline styles are the light theme; clients that know none of this keep it. Outlook names dark colours its own way. */
const darkRules = (prefix: string): string =>
  [
    ['.canvas', 'background:#161210!important'],
    ['.card', 'background:#201a17!important;border-color:#3a302a!important'],
    ['.ink', 'color:#f5eee8!important'],
    ['.soft', 'color:#c9bbae!important'],
    ['.brand', 'color:#f0a27f!important'],
    ['.line', 'border-color:#3a302a!important'],
  ]
    .map(([name, style]) => `${prefix}${name}{${style}}`)
    .join('')
const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${darkRules('')}}
${darkRules('[data-ogsc] ')}
@media (max-width:599px){.edge{padding-left:20px!important;padding-right:20px!important}}`

const heading = (title: string): string =>
  `<h1 class="ink" style="margin:0 0 8px;${font};font-size:20px;line-height:28px;font-weight:600;color:#241a15">${escaped(title)}</h1>`
const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#241a15">${withBreaks(text)}</p>`
const small = (html: string): string =>
  `<p class="soft" style="margin:0 0 8px;${font};font-size:13px;line-height:20px;color:#57483f;word-break:break-word">${html}</p>`
const link = (label: string, url: string): string =>
  `<a class="brand" href="${escaped(url)}" style="color:#a8401a">${escaped(label)}</a>`

/** The padding is on the cell as well as in the link, because Outlook for Windows ignores that of links. */
const buttonOf = ({ label, url }: { label: string; url: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td bgcolor="#a8401a" style="border-radius:6px;background:#a8401a;mso-padding-alt:12px 24px"><a href="${escaped(url)}" style="display:inline-block;padding:12px 24px;${font};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(label)}</a></td></tr></table>
${small(`Düğme açılmazsa bu adresi tarayıcınıza kopyalayın:<br>${link(url, url)}`)}`

const row = (html: string, style: string): string =>
  `<tr><td class="edge line" style="padding:${style}">${html}</td></tr>`

export const htmlOf = (subject: string, texts: LetterTexts): string => {
  const { preview, greeting, parts, button, reason, switches } = texts
  const content = [
    ...(greeting === null ? [] : [paragraph(greeting)]),
    ...parts.flatMap(({ title, paragraphs }) => [heading(title), ...paragraphs.map(paragraph)]),
    ...(button ? [buttonOf(button)] : []),
  ]
  const footer = [
    small(escaped(reason)),
    ...(switches
      ? [
          small(
            `${link(switches.settings, switches.settingsUrl)}<br>${link(switches.unsubscribe, switches.unsubscribeUrl)}`,
          ),
        ]
      : []),
  ]
  return `<!DOCTYPE html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${styles}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#faf7f2">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preview)}</div>
<table class="canvas" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf7f2"><tr><td align="center" style="padding:16px 8px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#ffffff;border:1px solid #e6dcd1;border-radius:8px;text-align:left">
${row(`<span class="brand" style="${font};font-size:18px;line-height:24px;font-weight:700;color:#a8401a">Tabldot</span>`, '24px 32px 8px')}
${row(content.join('\n'), '8px 32px 16px')}
${row(footer.join('\n'), '16px 32px 16px;border-top:1px solid #e6dcd1')}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}
