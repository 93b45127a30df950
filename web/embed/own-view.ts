/** The events that Fluent's focus handling listens to; they do not leave the tree in which they occur. */
const isFocusEvent = (type: string): boolean => /^(focus|keyborg:|tabster:)/.test(type)

/** Classes, which have a prototype, must not be bound. */
const isMethod = (value: unknown): value is () => unknown => typeof value === 'function' && !('prototype' in value)

const boundTo = <Real extends object>(real: Real, own: Record<PropertyKey, unknown>): Real =>
  new Proxy(own, {
    get: (_, name) => {
      if (name in own) return own[name]
      const value: unknown = Reflect.get(real, name, real)
      // Native methods throw on any other receiver.
      return isMethod(value) ? value.bind(real) : value
    },
    has: (_, name) => name in own || name in real,
  }) as Real

/** Like `document.activeElement`, but descends into shadow trees. */
const deepActiveElement = (from: DocumentOrShadowRoot): Element | null => {
  const { activeElement } = from
  return (activeElement?.shadowRoot && deepActiveElement(activeElement.shadowRoot)) ?? activeElement
}

/** Fluent's focus handling asks these of the wrong node. A view's document stands for its shadow tree. */
const treeApiOf = (trees: WeakMap<object, ShadowRoot>) => ({
  nodeContains: (parent: Node | null, child: Node | null): boolean =>
    child !== null && (parent === document.body ? child.isConnected : parent?.contains(child) === true),
  getActiveElement: deepActiveElement,
  createMutationObserver: (callback: MutationCallback) => {
    const observer = new MutationObserver(callback)
    return {
      observe: (target: Node, options: MutationObserverInit) => observer.observe(trees.get(target) ?? target, options),
      disconnect: () => observer.disconnect(),
      takeRecords: () => observer.takeRecords(),
    }
  },
})

type Focus = (this: HTMLElement, options?: FocusOptions) => void

/** Lets each tree override `focus` for its own elements only, as if they had a class of their own. */
const separateFocus = () => {
  const native: Focus = Reflect.get<typeof HTMLElement.prototype, 'focus'>(HTMLElement.prototype, 'focus')
  const own = new WeakMap<Node, { focus: Focus }>()
  HTMLElement.prototype.focus = function (options) {
    return (own.get(this.getRootNode())?.focus ?? native).call(this, options)
  }
  return (tree: ShadowRoot) => {
    const prototype = { focus: native }
    own.set(tree, prototype)
    return { prototype }
  }
}

interface Options {
  tree: ShadowRoot
  /** Stands in for the document's body. */
  body: HTMLElement
  /** The product's address, against which relative addresses resolve. */
  site: URL
  print: () => void
}

/**
 * Documents whose body is an element of a shadow tree, each with a window of its own. Lookups, observers and focus stay
 * within that tree, and so does whatever is written to the document or window. Fluent keeps its focus handling on the
 * window, so each panel gets one that knows nothing of the surrounding page and shares nothing with a Fluent that the
 * page may use itself.
 */
export const createOwnViews = () => {
  const trees = new WeakMap<object, ShadowRoot>()
  const treeApi = treeApiOf(trees)
  const elementsOf = separateFocus()
  return ({ tree, body, site, print }: Options): Document => {
    const targetOf = (type: string): EventTarget => (isFocusEvent(type) ? tree : document)
    type Listening = Parameters<EventTarget['addEventListener']>
    const view = boundTo(window, {
      __tabsterShadowDOMAPI: treeApi,
      // Fluent patches `focus` to distinguish scripts from people; the page's own elements must not be affected.
      HTMLElement: elementsOf(tree),
      location: site,
      print,
    })
    const own = boundTo(document, {
      body,
      documentElement: body,
      defaultView: view,
      // Nothing may be written into the page's head.
      head: null,
      title: '',
      location: site,
      getElementById: (id: string) => tree.getElementById(id),
      querySelector: (selector: string) => tree.querySelector(selector),
      querySelectorAll: (selector: string) => tree.querySelectorAll(selector),
      addEventListener: (...listening: Listening) => targetOf(listening[0]).addEventListener(...listening),
      removeEventListener: (...listening: Listening) => targetOf(listening[0]).removeEventListener(...listening),
      get activeElement() {
        return tree.activeElement ?? body
      },
    })
    Object.assign(view, { document: own })
    trees.set(own, tree)
    return own
  }
}

export type OwnViews = ReturnType<typeof createOwnViews>
