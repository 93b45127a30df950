/**
 * Holds dialogs, menus and banners of a panel above everything on the page. In the browser's top layer what is fixed is fixed to the
 * window, also where the page transforms, clips or contains an ancestor of the panel.
 */
export const createTopLayer = (parent: HTMLElement) => {
  const layer = document.createElement('tabldot-layer')
  layer.popover = 'manual'
  parent.append(layer)
  /** Shows it above what the page has shown since then, such as a dialog that the panel itself is in. */
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
