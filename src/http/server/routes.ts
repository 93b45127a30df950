interface Node<Route> {
  children: Map<string, Node<Route>>
  parameter: Node<Route> | undefined
  routes: Map<string, { route: Route; names: string[] }>
}

const newNode = <Route>(): Node<Route> => ({ children: new Map(), parameter: undefined, routes: new Map() })

export type Match<Route> = { route: Route; segments: Record<string, string> } | { allowed: string[] } | undefined

/** A tree of path segments, so that the cost of a lookup does not grow with the number of routes. */
export class Routes<Route> {
  readonly #root = newNode<Route>()

  add(method: string, segments: readonly string[], route: Route): void {
    let node = this.#root
    const names: string[] = []
    for (const segment of segments) {
      if (segment.startsWith('{')) {
        names.push(segment.slice(1, -1))
        node = node.parameter ??= newNode()
      } else {
        const child = node.children.get(segment) ?? newNode<Route>()
        node.children.set(segment, child)
        node = child
      }
    }
    node.routes.set(method, { route, names })
  }

  /** A literal segment wins over a parameter. If the path only exists for other methods, returns those. */
  find(method: string, path: readonly string[]): Match<Route> {
    const allowed = new Set<string>()
    const walk = (node: Node<Route>, depth: number, values: string[]): Match<Route> => {
      const segment = path[depth]
      if (segment === undefined) {
        const found = node.routes.get(method)
        for (const name of node.routes.keys()) allowed.add(name)
        return (
          found && {
            route: found.route,
            segments: Object.fromEntries(found.names.map((name, at) => [name, values[at] ?? ''])),
          }
        )
      }
      const child = node.children.get(segment)
      const exact = child && walk(child, depth + 1, values)
      if (exact) return exact
      return node.parameter && segment !== '' ? walk(node.parameter, depth + 1, [...values, segment]) : undefined
    }
    return walk(this.#root, 0, []) ?? (allowed.size > 0 ? { allowed: [...allowed] } : undefined)
  }
}
