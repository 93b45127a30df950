/** Tells global.css how wide the page's scrollbar is, so that nothing moves when a dialog takes it away. */
export const measureScrollbar = (): void => {
  const { documentElement: root } = document
  const measure = () => {
    const width = innerWidth - root.clientWidth
    // While a dialog is open there is none, and its room is kept.
    if (width > 0) root.style.setProperty('--scrollbar-width', `${width}px`)
  }
  measure()
  addEventListener('resize', measure)
}
