import typeface from '../fonts/figtree.woff2?url'

/**
 * Fetched like an API answer, which the surrounding page's policy already allows; if that fails, the system font stays.
 */
export const loadTypeface = (): void => {
  const load = async () => {
    const answer = await fetch(typeface)
    if (!answer.ok) return
    const face = new FontFace('Tabldot Figtree', await answer.arrayBuffer(), { weight: '300 900' })
    document.fonts.add(await face.load())
  }
  void load().catch(() => undefined)
}
