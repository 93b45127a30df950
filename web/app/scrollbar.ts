/** Tells global.css the width of the page's scrollbar, so that nothing moves when a dialog hides it. */
export const measureScrollbar = (): void => {
  const { documentElement: root } = document
  const measure = () => {
    const width = innerWidth - root.clientWidth
    // Zero while a dialog is open, which keeps the room.
    if (width > 0) root.style.setProperty('--scrollbar-width', `${width}px`)
  }
  // By the first frame the page has been laid out anyway.
  requestAnimationFrame(measure)
  addEventListener('resize', measure)
}
