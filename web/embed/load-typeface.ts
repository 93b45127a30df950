import typeface from '../fonts/figtree.woff2?url'

/** Fetched like an answer of the API, which the page's policy allows already; without it the system's own letters stay. */
export const loadTypeface = (): void => {
  const load = async () => {
    const answer = await fetch(typeface)
    if (!answer.ok) return
    const face = new FontFace('Tabldot Figtree', await answer.arrayBuffer(), { weight: '300 900' })
    document.fonts.add(await face.load())
  }
  void load().catch(() => undefined)
}
