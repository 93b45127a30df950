import { type Use, useFrom } from '../../src/core/shared/index.ts'

/** Use cases on top of these adapters. */
export const useAmong = (adapters: readonly unknown[]): Use =>
  useFrom((port) => {
    const found = adapters.find((adapter) => adapter instanceof port)
    if (found === undefined) throw new Error(`nothing stands behind ${port.name}`)
    return found
  })
