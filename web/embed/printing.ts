const papers = '.slip-sheet, .print-sheet'

const rulesOf = (sheets: readonly CSSStyleSheet[]): string =>
  sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n')

/** Prints a panel's sheets from a frame of their own: the surrounding page is not ours to print. */
export const printFrom = (tree: ShadowRoot): void => {
  const frame = Object.assign(document.createElement('iframe'), { title: 'Yazdırma', tabIndex: -1 })
  tree.append(frame)
  const { contentDocument: paper, contentWindow: printer } = frame
  if (paper === null || printer === null) return frame.remove()
  const sheet = new (printer as unknown as typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(rulesOf(tree.adoptedStyleSheets))
  paper.adoptedStyleSheets = [sheet]
  for (const sheetOfPaper of tree.querySelectorAll(papers)) paper.body.append(paper.importNode(sheetOfPaper, true))
  printer.addEventListener('afterprint', () => frame.remove())
  printer.print()
}
