/**
 * Holds a panel's dialogs, menus and banners above everything on the page. In the browser's top layer, `position:
 * fixed` is relative to the window even if the page transforms, clips or contains an ancestor of the panel.
 */
export const createTopLayer = (parent: HTMLElement) => {
  const layer = document.createElement('tabldot-layer')
  layer.popover = 'manual'
  parent.append(layer)
  /** Moves it above what the page has opened since, such as a dialog that contains the panel. */
  const raise = () => {
    if (!layer.isConnected || !('showPopover' in layer)) return
    if (layer.matches(':popover-open')) layer.hidePopover()
    layer.showPopover()
  }
  new MutationObserver((changes) => {
    const added = changes.reduce(
      (sum, { addedNodes, removedNodes }) => sum + addedNodes.length - removedNodes.length,
      0,
    )
    if (added > 0 && layer.childElementCount === added) raise()
  }).observe(layer, { childList: true })
  raise()
  return { layer, raise }
}
