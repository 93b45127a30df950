/** What Fluent's focus machinery hears of; such events end at the edge of the tree that they happen in. */
const isOfFocus = (type: string): boolean => /^(focus|keyborg:|tabster:)/.test(type)

/** Classes have a prototype, and are left as they are. */
const isMethod = (value: unknown): value is () => unknown => typeof value === 'function' && !('prototype' in value)

const boundTo = <Real extends object>(real: Real, own: Record<PropertyKey, unknown>): Real =>
  new Proxy(own, {
    get: (_, name) => {
      if (name in own) return own[name]
      const value: unknown = Reflect.get(real, name, real)
      // Methods know no other receiver.
      return isMethod(value) ? value.bind(real) : value
    },
    has: (_, name) => name in own || name in real,
  }) as Real

/** As `document.activeElement`, but inside the trees that it leads into. */
const deepActiveElement = (from: DocumentOrShadowRoot): Element | null => {
  const { activeElement } = from
  return (activeElement?.shadowRoot && deepActiveElement(activeElement.shadowRoot)) ?? activeElement
}

/** What Fluent's focus machinery asks the tree for, where it asks the wrong node. By a view's document it finds the tree. */
const treeQuestionsOf = (trees: WeakMap<object, ShadowRoot>) => ({
  nodeContains: (parent: Node | null, child: Node | null): boolean =>
    child !== null && (parent === document.body ? child.isConnected : parent?.contains(child) === true),
  getActiveElement: deepActiveElement,
  createMutationObserver: (hear: MutationCallback) => {
    const observer = new MutationObserver(hear)
    return {
      observe: (target: Node, options: MutationObserverInit) => observer.observe(trees.get(target) ?? target, options),
      disconnect: () => observer.disconnect(),
      takeRecords: () => observer.takeRecords(),
    }
  },
})

type Focus = (this: HTMLElement, options?: FocusOptions) => void

/** Lets each tree have a `focus` of its own, as if its elements had a class of their own. */
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
  /** Takes the part of the document's body. */
  body: HTMLElement
  /** Address of the product: what is relative is relative to it. */
  site: URL
  print: () => void
}

/**
 * Documents whose body is an element of a shadow tree, each with a window to it. Whoever asks one finds, observes and focuses only what is
 * in that tree; whatever is written on it or its window stays there. Fluent keeps its focus machinery on the window: this way it is one
 * for each panel, knows nothing of the page around it, and shares nothing with a Fluent that the page may use itself.
 */
export const createOwnViews = () => {
  const trees = new WeakMap<object, ShadowRoot>()
  const treeQuestions = treeQuestionsOf(trees)
  const elementsOf = separateFocus()
  return ({ tree, body, site, print }: Options): Document => {
    const targetOf = (type: string): EventTarget => (isOfFocus(type) ? tree : document)
    type Listening = Parameters<EventTarget['addEventListener']>
    const view = boundTo(window, {
      __tabsterShadowDOMAPI: treeQuestions,
      // What is laid over `focus` to tell scripts from people stays off the page's own elements.
      HTMLElement: elementsOf(tree),
      location: site,
      print,
    })
    const own = boundTo(document, {
      body,
      documentElement: body,
      defaultView: view,
      // Nothing is written into the page's head.
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
